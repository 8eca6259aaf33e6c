import { PublicKey } from '@solana/web3.js'
import type { AccountInfo } from '@solana/web3.js'
import { symbolOf } from './token-texts.ts'

// Metaplex Token Metadata, the program that stores the names of tokens of the older program
// (https://developers.metaplex.com/smart-contracts/token-metadata).
const metadataProgram = new PublicKey('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')
const seed = new TextEncoder().encode('metadata')

// The layout of its account: its kind, the update authority, the mint, then the texts name, symbol and link.
const kind = 4
const mintAt = 33
const textsAt = 65

/** Returns the address of a mint's metadata account. */
export function metadataAccount(mint: PublicKey): PublicKey {
  const seeds = [seed, metadataProgram.toBytes(), mint.toBytes()]
  const [account] = PublicKey.findProgramAddressSync(seeds, metadataProgram)
  return account
}

/** Returns the symbol in a mint's metadata, or null. */
export function metadataSymbol(mint: PublicKey, account: AccountInfo<Uint8Array> | null): string | null {
  if (!account?.owner.equals(metadataProgram)) return null
  const { data } = account
  const isOfMint = mint.toBytes().every((byte, place) => data[mintAt + place] === byte)
  return data[0] === kind && isOfMint ? symbolOf(data.subarray(textsAt)) : null
}
