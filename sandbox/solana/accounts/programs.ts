import type { Address } from '@solana/kit'

/** Owns plain accounts. */
export const systemProgram = '11111111111111111111111111111111' as Address

/** Sets limit and price of a transaction's compute units. */
export const computeBudgetProgram = 'ComputeBudget111111111111111111111111111111' as Address

/** Derives where an owner's tokens of a mint are kept. */
export const associatedTokenProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL' as Address

/** Keeps names and symbols of tokens whose mints say none (Metaplex). */
export const metadataProgram = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s' as Address

/** The programs whose accounts hold tokens, by the name that parsed accounts bear. */
export const tokenPrograms = {
  'spl-token': 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address,
  'spl-token-2022': 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb' as Address,
} as const

/** A program that keeps tokens. */
export type TokenProgram = keyof typeof tokenPrograms

/** The token program at an address, if one is. */
export function tokenProgramAt(address: string): TokenProgram | null {
  const names = Object.keys(tokenPrograms) as TokenProgram[]
  return names.find((name) => tokenPrograms[name] === address) ?? null
}
