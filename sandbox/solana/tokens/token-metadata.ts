import {
  addEncoderSizePrefix,
  fixEncoderSize,
  getAddressEncoder,
  getProgramDerivedAddress,
  getStructEncoder,
  getU32Encoder,
  getU8Encoder,
  getUtf8Encoder,
  type Address,
} from '@solana/kit'
import type { MintLabel } from './token-extensions.ts'

/** The program that stores names and symbols of tokens whose mints have none (Metaplex). */
export const metadataProgram = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s' as Address

const kind = 4
const size = 679
const metadataEncoder = fixEncoderSize(
  getStructEncoder([
    ['kind', getU8Encoder()],
    ['updateAuthority', getAddressEncoder()],
    ['mint', getAddressEncoder()],
    ['name', paddedText(32)],
    ['symbol', paddedText(10)],
    ['uri', paddedText(200)],
  ]),
  size,
)

/** Returns the address of the metadata of a mint that has none of its own. */
export async function metadataAddress(mint: Address): Promise<Address> {
  const bytes = getAddressEncoder()
  const seeds = ['metadata', bytes.encode(metadataProgram), bytes.encode(mint)]
  const [address] = await getProgramDerivedAddress({ programAddress: metadataProgram, seeds })
  return address
}

/** Returns the account in which Metaplex's program stores a mint's name and symbol. Royalties and later fields are zero. */
export function writeMetadata(label: MintLabel): Uint8Array {
  return Uint8Array.from(metadataEncoder.encode({ kind, ...label }))
}

/** Returns the encoder of a text for which the program reserves this many bytes. It pads the text with zeros. */
function paddedText(room: number) {
  return addEncoderSizePrefix(fixEncoderSize(getUtf8Encoder(), room), getU32Encoder())
}
