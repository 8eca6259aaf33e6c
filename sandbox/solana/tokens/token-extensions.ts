import {
  addCodecSizePrefix,
  fixEncoderSize,
  getAddressCodec,
  getArrayCodec,
  getBytesCodec,
  getBytesEncoder,
  getStructCodec,
  getTupleCodec,
  getU16Codec,
  getU32Codec,
  getUtf8Codec,
  mergeBytes,
  type Address,
  type ReadonlyUint8Array,
} from '@solana/kit'
import { getTokenSize } from '@solana-program/token'

/** The name and symbol in a Token-2022 mint. */
export type MintLabel = {
  readonly updateAuthority: Address
  readonly mint: Address
  readonly name: string
  readonly symbol: string
  readonly uri: string
}

/** One extension: its number in Token-2022, and its bytes. */
type Extension = { readonly number: number; readonly content: ReadonlyUint8Array }

/** The kinds of Token-2022 accounts. The kind is the byte after a token account's size, also in a mint. */
export const accountKinds = { mint: 1, holding: 2 } as const

const numbers = { immutableOwner: 7, metadataPointer: 18, tokenMetadata: 19 } as const

// Token-2022's own client has these codecs, but none of its versions supports Solana Kit 8.
const text = addCodecSizePrefix(getUtf8Codec(), getU32Codec())
const extensionCodec = getStructCodec([
  ['number', getU16Codec()],
  ['content', addCodecSizePrefix(getBytesCodec(), getU16Codec())],
])
const metadataPointer = getStructCodec([
  ['authority', getAddressCodec()],
  ['metadataAddress', getAddressCodec()],
])
const tokenMetadata = getStructCodec([
  ['updateAuthority', getAddressCodec()],
  ['mint', getAddressCodec()],
  ['name', text],
  ['symbol', text],
  ['uri', text],
  ['additionalMetadata', getArrayCodec(getTupleCodec([text, text]))],
])

/** The extension of associated token accounts. */
export const immutableOwner: Extension = { number: numbers.immutableOwner, content: new Uint8Array() }

/** Returns the extensions of a mint that has its own name and symbol. */
export function labelExtensions(label: MintLabel): readonly Extension[] {
  const { updateAuthority: authority, mint: metadataAddress } = label
  return [
    { number: numbers.metadataPointer, content: metadataPointer.encode({ authority, metadataAddress }) },
    { number: numbers.tokenMetadata, content: tokenMetadata.encode({ ...label, additionalMetadata: [] }) },
  ]
}

/** Returns the kind of a Token-2022 account with extensions. Returns `undefined` for one without them. */
export function kindOf(data: Uint8Array): number | undefined {
  return data[getTokenSize()]
}

/** Returns the bytes of a Token-2022 account with extensions. */
export function extended(
  base: ReadonlyUint8Array,
  kind: number,
  extensions: readonly Extension[],
): Uint8Array {
  const head = fixEncoderSize(getBytesEncoder(), getTokenSize()).encode(base)
  const tail = extensions.map((extension) => extensionCodec.encode(extension))
  return mergeBytes([head, Uint8Array.of(kind), ...tail].map((bytes) => Uint8Array.from(bytes)))
}

/** Returns the extensions of a Token-2022 account in a node's format. */
export function describeExtensions(data: Uint8Array): readonly unknown[] {
  return readExtensions(data).map(({ number, content }) => {
    if (number === numbers.immutableOwner) return { extension: 'immutableOwner' }
    if (number === numbers.metadataPointer)
      return { extension: 'metadataPointer', state: metadataPointer.decode(content) }
    if (number === numbers.tokenMetadata)
      return { extension: 'tokenMetadata', state: tokenMetadata.decode(content) }
    return { extension: 'unparseableExtension' }
  })
}

function readExtensions(data: Uint8Array): readonly Extension[] {
  const found: Extension[] = []
  for (let at = getTokenSize() + 1; at + 4 <= data.length;) {
    const [extension, next] = extensionCodec.read(data, at)
    // Zeros are free space.
    if (extension.number === 0) break
    found.push(extension)
    at = next
  }
  return found
}
