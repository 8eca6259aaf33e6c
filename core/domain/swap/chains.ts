import type { ChainId } from '../values/caip.ts'

/** The chains of the swap service. */
export const swapChains: readonly ChainId[] = [
  'eip155:1',
  'eip155:42161',
  'eip155:10',
  'eip155:324',
  'eip155:8453',
  'eip155:56',
  'eip155:137',
  'eip155:100',
  'eip155:43114',
  'eip155:250',
  'eip155:8217',
  'eip155:1313161554',
]

/** Returns whether the service supports swaps on a chain. */
export function isSwapChain(chainId: ChainId): boolean {
  return swapChains.includes(chainId)
}
