import type { ChainId } from './caip.ts'

/** Networks as on-ramps call them; Coinbase, and those that took its names. */
const names: Readonly<Record<string, string>> = {
  'eip155:1': 'ethereum-mainnet',
  'eip155:10': 'optimism-mainnet',
  'eip155:56': 'bsc-mainnet',
  'eip155:137': 'polygon-mainnet',
  'eip155:8453': 'base-mainnet',
  'eip155:42161': 'arbitrum-mainnet',
  'eip155:43114': 'avacchain-mainnet',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana-mainnet',
}

/** What on-ramps call a chain; null for one of which that is not known. */
export function onRampNetworkName(chainId: ChainId): string | null {
  return names[chainId] ?? null
}
