import type { ChainId } from '../../values/caip.ts'
import { isSameAddress } from '../../account/same-account.ts'
import { swapChains } from '../chains.ts'

/** The router of the service's provider (1inch, version 6). It has this address on every chain that derives addresses as Ethereum does. */
export const routerAddress = '0x111111125421ca6dc452d289314280a0f8842a65'

/** Chains without a known contract, where nothing is approved. zkSync Era derives addresses differently. */
const withoutKnownSpender: ReadonlySet<ChainId> = new Set(['eip155:324'])

/** The contracts that may be approved for swaps, by chain. A host app's list for a chain replaces the built-in one. */
export type SwapSpenders = Readonly<Record<ChainId, readonly string[]>>

/** The built-in contracts. */
const knownSwapSpenders: SwapSpenders = Object.fromEntries(
  swapChains
    .filter((chainId) => !withoutKnownSpender.has(chainId))
    .map((chainId) => [chainId, [routerAddress]]),
)

/** Returns the contracts that may be approved for swaps. `named` are those that the host app names. */
export function approvableSpenders(named: SwapSpenders | undefined): SwapSpenders {
  return { ...knownSwapSpenders, ...named }
}

/** Returns whether a contract may be approved for swaps on a chain. */
export function isSwapSpender(
  address: string,
  chainId: ChainId,
  spenders: SwapSpenders = knownSwapSpenders,
): boolean {
  return (spenders[chainId] ?? []).some((spender) => isSameAddress(spender, address))
}

/** Returns whether an address is the router whose calls Latchkey can decode. */
export function isKnownRouter(address: string, chainId: ChainId): boolean {
  return isSwapSpender(address, chainId, knownSwapSpenders)
}
