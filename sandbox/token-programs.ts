import type { Address } from '@solana/kit'
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'

/** The token programs, by their names in parsed accounts. */
export const tokenPrograms = {
  'spl-token': TOKEN_PROGRAM_ADDRESS as Address,
  'spl-token-2022': 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb' as Address,
} as const

/** The name of a token program. */
export type TokenProgram = keyof typeof tokenPrograms

/** Returns the token program at an address, or null. */
export function tokenProgramAt(address: string): TokenProgram | null {
  const names = Object.keys(tokenPrograms) as TokenProgram[]
  return names.find((name) => tokenPrograms[name] === address) ?? null
}
