import { PublicKey } from '@solana/web3.js'
import type { TokenProgram } from '../../core/ports/solana-chain.ts'

/** The addresses of the token programs on every Solana chain. */
export const tokenPrograms = {
  'spl-token': 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'spl-token-2022': 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
} as const satisfies Record<TokenProgram, string>

/** Returns the token program that owns an account, or null. */
export function tokenProgramOf(owner: PublicKey): TokenProgram | null {
  return tokenProgramAt(owner.toBase58())
}

/** Returns the token program at an address, or null. */
export function tokenProgramAt(address: string): TokenProgram | null {
  const names = Object.keys(tokenPrograms) as TokenProgram[]
  return names.find((name) => tokenPrograms[name] === address) ?? null
}
