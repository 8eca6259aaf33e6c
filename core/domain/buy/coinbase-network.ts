import type { ChainId } from '../values/caip.ts'

/** The chains that Coinbase pays out on, by Coinbase's names. */
const names: Readonly<Record<string, string>> = {
  'eip155:1': 'ethereum',
  'eip155:42161': 'arbitrum',
  'eip155:137': 'polygon',
  'eip155:43114': 'avalanche-c-chain',
  'eip155:10': 'optimism',
  'eip155:42220': 'celo',
  'eip155:8453': 'base',
}

/** Returns Coinbase's name of a chain. Null if Coinbase does not pay out on it. */
export function coinbaseNetworkName(chainId: ChainId): string | null {
  return names[chainId] ?? null
}
