import type { Address } from '@solana/kit'

/** The program that owns plain accounts. */
export const systemProgram = '11111111111111111111111111111111' as Address

/** The program that sets limit and price of a transaction's compute units. */
export const computeBudgetProgram = 'ComputeBudget111111111111111111111111111111' as Address

/** The program that derives an owner's token accounts. */
export const associatedTokenProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL' as Address

/** The program that stores names and symbols of tokens whose mints have none (Metaplex). */
export const metadataProgram = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s' as Address

/** The token programs, by their names in parsed accounts. */
export const tokenPrograms = {
  'spl-token': 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address,
  'spl-token-2022': 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb' as Address,
} as const

/** The name of a token program. */
export type TokenProgram = keyof typeof tokenPrograms

/** Returns the token program at an address, or null. */
export function tokenProgramAt(address: string): TokenProgram | null {
  const names = Object.keys(tokenPrograms) as TokenProgram[]
  return names.find((name) => tokenPrograms[name] === address) ?? null
}
