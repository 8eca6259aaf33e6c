import { getAddressEncoder, getProgramDerivedAddress, type Address } from '@solana/kit'
import { decodeBase58 } from '../../base58.ts'
import { metadataProgram } from '../accounts/programs.ts'
import type { MintLabel } from './token-bytes.ts'

const kind = 4
/** The bytes that the program reserves for each text, padded with zeros. */
const room = { name: 32, symbol: 10, uri: 200 } as const
const size = 679

/** Returns the address of the metadata of a mint that has none of its own. */
export async function metadataAddress(mint: Address): Promise<Address> {
  const bytes = getAddressEncoder()
  const seeds = ['metadata', bytes.encode(metadataProgram), bytes.encode(mint)]
  const [address] = await getProgramDerivedAddress({ programAddress: metadataProgram, seeds })
  return address
}

/** Returns the account in which Metaplex's program stores a mint's name and symbol. Royalties and later fields are zero. */
export function writeMetadata(label: MintLabel): Uint8Array {
  const data = new Uint8Array(size)
  data.set([kind, ...decodeBase58(label.updateAuthority), ...decodeBase58(label.mint)])
  let at = 65
  for (const [name, length] of [
    ['name', room.name],
    ['symbol', room.symbol],
    ['uri', room.uri],
  ] as const) {
    new DataView(data.buffer).setUint32(at, length, true)
    data.set(new TextEncoder().encode(label[name]).subarray(0, length), at + 4)
    at += 4 + length
  }
  return data
}
