import { accountCount } from '../chains/funded-accounts.ts'
import { mnemonic } from '../chains/mnemonic.ts'
import { solanaKey, type SolanaKey } from '../solana-key.ts'

/** A key pair that owns coins and tokens on the sandbox's Solana. It is worthless on public networks. */
export type SolanaPerson = { readonly address: string; readonly secretKey: string }

/** The initial coins of each person, in whole coins. */
export const coinShare = 10_000n

/** The initial tokens of each mint and person, in whole tokens. */
export const tokenShare = 50_000n

// A position far beyond the persons, so that none of them is the faucet.
const faucetPosition = 1_000

/** Returns the sandbox's persons, in the order of the funded accounts of its other chains (m/44'/501'/n'/0' of the same phrase). */
export async function solanaPersons(): Promise<readonly SolanaPerson[]> {
  const positions = Array.from({ length: accountCount }, (_, position) => position)
  const keys = await Promise.all(positions.map((position) => solanaKey(mnemonic, position)))
  return keys.map(({ address, secretKey }) => ({ address, secretKey }))
}

/** Returns the key behind `requestAirdrop`. */
export function faucetKey(): Promise<SolanaKey> {
  return solanaKey(mnemonic, faucetPosition)
}
