import type { ChainId } from '../../values/caip.ts'
import { isSameAddress } from '../../account/same-account.ts'
import { swapChains } from '../chains.ts'

/** The router of the service's provider (1inch, version 6). It has this address on every chain that derives addresses as Ethereum does. */
export const routerAddress = '0x111111125421ca6dc452d289314280a0f8842a65'

/** zkSync Era derives addresses in a way of its own; nobody has told us the contract there, so that nothing is approved. */
const withoutKnownSpender: ReadonlySet<ChainId> = new Set(['eip155:324'])

/** The contracts that may be approved for swaps by chain; what a host names for a chain replaces ours there. */
export type SwapSpenders = Readonly<Record<ChainId, readonly string[]>>

/** Those that we know. */
export const knownSwapSpenders: SwapSpenders = Object.fromEntries(
  swapChains
    .filter((chainId) => !withoutKnownSpender.has(chainId))
    .map((chainId) => [chainId, [routerAddress]]),
)

/** Whether a contract may be approved for swaps on a chain. */
export function isSwapSpender(
  address: string,
  chainId: ChainId,
  spenders: SwapSpenders = knownSwapSpenders,
): boolean {
  return (spenders[chainId] ?? []).some((spender) => isSameAddress(spender, address))
}

/** Whether an address is the router whose calls we can read. */
export function isKnownRouter(address: string, chainId: ChainId): boolean {
  return isSwapSpender(address, chainId, knownSwapSpenders)
}
