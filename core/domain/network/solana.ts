import type { ChainId } from '../values/caip.ts'

/** Solana's clusters and their CAIP-2 chains, which derive from their genesis hashes. */
export const solanaChains = {
  mainnet: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  devnet: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  testnet: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
} as const satisfies Readonly<Record<string, ChainId>>

/** Returns the chain for a Wallet Standard name such as `solana:devnet`, or null if the name is unknown. */
export function solanaChainNamed(name: unknown): ChainId | null {
  return Object.entries(solanaChains).find(([cluster]) => name === `solana:${cluster}`)?.[1] ?? null
}

/** Returns the Wallet Standard name of a chain, such as `solana:devnet`, or null if it has none. */
export function solanaNameOf(chainId: ChainId): `solana:${string}` | null {
  const cluster = Object.entries(solanaChains).find(([, id]) => id === chainId)?.[0]
  return cluster === undefined ? null : `solana:${cluster}`
}
