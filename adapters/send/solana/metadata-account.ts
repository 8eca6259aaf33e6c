import { PublicKey } from '@solana/web3.js'
import type { AccountInfo } from '@solana/web3.js'
import { symbolOf } from './token-texts.ts'

// Metaplex Token Metadata, where tokens of the older program say their names
// (https://developers.metaplex.com/smart-contracts/token-metadata).
const metadataProgram = new PublicKey('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')
const seed = new TextEncoder().encode('metadata')

// Its account begins with its kind, who may change it, and the mint; then texts follow: name, symbol, link.
const kind = 4
const mintAt = 33
const textsAt = 65

/** Where the metadata of a mint stands. */
export function metadataAccount(mint: PublicKey): PublicKey {
  const seeds = [seed, metadataProgram.toBytes(), mint.toBytes()]
  const [account] = PublicKey.findProgramAddressSync(seeds, metadataProgram)
  return account
}

/** The symbol in the metadata of a mint; null where none stands there. */
export function metadataSymbol(mint: PublicKey, account: AccountInfo<Uint8Array> | null): string | null {
  if (!account?.owner.equals(metadataProgram)) return null
  const { data } = account
  const isOfMint = mint.toBytes().every((byte, place) => data[mintAt + place] === byte)
  return data[0] === kind && isOfMint ? symbolOf(data.subarray(textsAt)) : null
}
