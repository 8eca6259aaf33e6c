import type { BaseUnits } from '../../values/amount.ts'
import { referenceOf } from '../../values/caip.ts'
import type { ChainId } from '../../values/caip.ts'

const gwei = 1_000_000_000n

/** What a unit of gas may cost at most, in gwei, where gas is paid in ether. Ethereum's dearest blocks stayed below. */
const mostInEther = 10_000n

/** The same where a cheaper coin pays. Polygon's dearest blocks stayed below. */
const mostInOtherCoins = 100_000n

/** The same on chains that are not known here, of which some pay with coins of very little worth. */
const mostElsewhere = 100_000_000n

/** The chains that are paid in ether: Ethereum, its rollups and their test networks. */
const etherChains = new Set(
  '1 10 324 8453 42161 42170 59144 81457 534352 7777777 17000 84532 421614 11155111 11155420'.split(' '),
)

/** Polygon, BNB Smart Chain, Avalanche, Gnosis and Celo. */
const otherChains = new Set(['137', '56', '43114', '100', '42220'])

/** How far what a service says may be from what a node says, as a factor either way. */
const farthest = 10n

/** Returns what a unit of gas may cost at most on an EVM chain, in wei. */
export function mostGasPrice(chainId: ChainId): bigint {
  const reference = referenceOf(chainId)
  if (etherChains.has(reference)) return mostInEther * gwei
  return (otherChains.has(reference) ? mostInOtherCoins : mostElsewhere) * gwei
}

/** Which part of the most that a unit of gas may cost is dear already, whatever services say of the coin's price. */
const dearPart = 10n

/** Returns whether a gas price, in wei, is one that a chain hardly ever has. */
export function isDearGasPrice(chainId: ChainId, price: bigint): boolean {
  return price * dearPart > mostGasPrice(chainId)
}

/** Returns whether a gas price, in wei, is one that a chain can have. */
export function isPossibleGasPrice(chainId: ChainId, price: bigint): boolean {
  return price >= 0n && price <= mostGasPrice(chainId)
}

/**
 * Returns the gas price to go by, in wei: what a service says if a node says nearly the same, else what the node says.
 * Returns null if neither says a price that the chain can have.
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
