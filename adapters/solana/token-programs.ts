import { PublicKey } from '@solana/web3.js'
import type { TokenProgram } from '../../core/ports/solana-chain.ts'

/** Where the token programs stand on every chain of Solana. */
export const tokenPrograms = {
  'spl-token': 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'spl-token-2022': 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
} as const satisfies Record<TokenProgram, string>

/** The token program that owns an account; null where it is another program's. */
export function tokenProgramOf(owner: PublicKey): TokenProgram | null {
  return tokenProgramAt(owner.toBase58())
}

/** The token program at an address; null where it is another program's. */
export function tokenProgramAt(address: string): TokenProgram | null {
  const names = Object.keys(tokenPrograms) as TokenProgram[]
  return names.find((name) => tokenPrograms[name] === address) ?? null
}
