import type { ChainId } from '../values/caip.ts'

/** Solana's clusters by the chains that CAIP-2 makes of their genesis hashes. */
export const solanaChains = {
  mainnet: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  devnet: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  testnet: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
} as const satisfies Readonly<Record<string, ChainId>>

/** The chain that wallets of the Wallet Standard call `solana:devnet`, or null for one that has no id. */
export function solanaChainNamed(name: unknown): ChainId | null {
  return Object.entries(solanaChains).find(([cluster]) => name === `solana:${cluster}`)?.[1] ?? null
}

/** What wallets of the Wallet Standard call a chain, such as `solana:devnet`, or null for one that they have no name for. */
export function solanaNameOf(chainId: ChainId): `solana:${string}` | null {
  const cluster = Object.entries(solanaChains).find(([, id]) => id === chainId)?.[0]
  return cluster === undefined ? null : `solana:${cluster}`
}
