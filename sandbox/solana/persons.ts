import { accountCount } from '../chains/funded-accounts.ts'
import { mnemonic } from '../chains/mnemonic.ts'
import { solanaKey, type SolanaKey } from '../solana-key.ts'

/** A key pair that owns coins and tokens on the sandbox's Solana; worthless anywhere else. */
export type SolanaPerson = { readonly address: string; readonly secretKey: string }

/** Whole coins of each person at the start. */
export const coinShare = 10_000n

/** Whole tokens of each mint that each person starts with. */
export const tokenShare = 50_000n

// Far beyond the persons, so that nobody is the faucet by chance.
const faucetPosition = 1_000

/** The persons of the sandbox, in the order of the funded accounts of its other chains (m/44'/501'/n'/0' of the same phrase). */
export async function solanaPersons(): Promise<readonly SolanaPerson[]> {
  const positions = Array.from({ length: accountCount }, (_, position) => position)
  const keys = await Promise.all(positions.map((position) => solanaKey(mnemonic, position)))
  return keys.map(({ address, secretKey }) => ({ address, secretKey }))
}

/** The key behind `requestAirdrop`. */
export function faucetKey(): Promise<SolanaKey> {
  return solanaKey(mnemonic, faucetPosition)
}
