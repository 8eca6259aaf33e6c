import type { BaseUnits } from '../../values/amount.ts'
import { referenceOf } from '../../values/caip.ts'
import type { ChainId } from '../../values/caip.ts'

const gwei = 1_000_000_000n

/** The highest plausible gas price in gwei, on chains where ether pays for gas. Ethereum's most expensive blocks stayed below. */
const mostInEther = 10_000n

/** The highest plausible gas price in gwei, on chains with a cheaper coin. Polygon's most expensive blocks stayed below. */
const mostInOtherCoins = 100_000n

/** The highest plausible gas price in gwei, on unknown chains. Some of them have coins of very little worth. */
const mostElsewhere = 100_000_000n

/** The chains where ether pays for gas: Ethereum, its rollups and their test networks. */
const etherChains = new Set(
  '1 10 324 8453 42161 42170 59144 81457 534352 7777777 17000 84532 421614 11155111 11155420'.split(' '),
)

/** Polygon, BNB Smart Chain, Avalanche, Gnosis and Celo. */
const otherChains = new Set(['137', '56', '43114', '100', '42220'])

/** The factor by which a service's gas price may differ from a node's, in either direction. */
const farthest = 10n

/** Returns the highest plausible gas price on an EVM chain, in wei. */
export function mostGasPrice(chainId: ChainId): bigint {
  const reference = referenceOf(chainId)
  if (etherChains.has(reference)) return mostInEther * gwei
  return (otherChains.has(reference) ? mostInOtherCoins : mostElsewhere) * gwei
}

/** The divisor of the highest plausible gas price, above which a price is unusually high. It does not depend on a service's price of the coin. */
const dearPart = 10n

/** Returns whether a gas price, in wei, is unusually high for a chain. */
export function isDearGasPrice(chainId: ChainId, price: bigint): boolean {
  return price * dearPart > mostGasPrice(chainId)
}

/** Returns whether a gas price, in wei, is plausible on a chain. */
export function isPossibleGasPrice(chainId: ChainId, price: bigint): boolean {
  return price >= 0n && price <= mostGasPrice(chainId)
}

/**
 * Returns the gas price to use, in wei. This is the service's price if it is near the node's, else the node's. Returns null if neither is plausible.
 */
export function believedGasPrice(
  chainId: ChainId,
  { service, node }: { readonly service: BaseUnits | null; readonly node: BaseUnits | null },
): BaseUnits | null {
  const [said, own] = [service, node].map((price) =>
    price !== null && isPossibleGasPrice(chainId, BigInt(price)) ? price : null,
  )
  if (!said || !own) return own ?? said ?? null
  const isNear = BigInt(said) <= BigInt(own) * farthest && BigInt(said) * farthest >= BigInt(own)
  return isNear ? said : own
}
