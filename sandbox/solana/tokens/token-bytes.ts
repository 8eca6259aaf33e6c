import type { Address } from '@solana/kit'
import { decodeBase58, encodeBase58 } from '../../base58.ts'
import type { TokenProgram } from '../accounts/programs.ts'

/** A mint, from its account's bytes. */
export type Mint = {
  readonly decimals: number
  readonly supply: bigint
  readonly mintAuthority: string | null
  readonly freezeAuthority: string | null
  readonly isInitialized: boolean
}

/** A token account, from its bytes. */
export type Holding = {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
  readonly delegate: string | null
  readonly delegatedAmount: bigint
  readonly state: 'uninitialized' | 'initialized' | 'frozen'
  /** The minimum lamports of wrapped coins. `null` for any other token. */
  readonly nativeReserve: bigint | null
  readonly closeAuthority: string | null
}

/** The name and symbol in a Token-2022 mint. */
export type MintLabel = {
  readonly updateAuthority: string
  readonly mint: string
  readonly name: string
  readonly symbol: string
  readonly uri: string
}

const mintSize = 82
const holdingSize = 165
const states = ['uninitialized', 'initialized', 'frozen'] as const
// The account kinds of Token-2022. After the first 165 bytes come the kind and the extensions.
const kinds = { mint: 1, holding: 2 } as const

/** The Token-2022 extensions that the sandbox writes and reads, by their numbers. */
export const extensionNumbers = { immutableOwner: 7, metadataPointer: 18, tokenMetadata: 19 } as const

/** Reads a mint. Returns `null` for other bytes. */
export function readMint(data: Uint8Array, program: TokenProgram): Mint | null {
  const isMint =
    data.length === mintSize || (program === 'spl-token-2022' && data[holdingSize] === kinds.mint)
  if (!isMint) return null
  const view = viewOf(data)
  return {
    mintAuthority: optionalKey(data, 0),
    supply: view.getBigUint64(36, true),
    decimals: data[44] ?? 0,
    isInitialized: data[45] === 1,
    freezeAuthority: optionalKey(data, 46),
  }
}

/** Reads a token account. Returns `null` for other bytes. */
export function readHolding(data: Uint8Array, program: TokenProgram): Holding | null {
  const isHolding =
    data.length === holdingSize || (program === 'spl-token-2022' && data[holdingSize] === kinds.holding)
  if (!isHolding) return null
  const view = viewOf(data)
  return {
    mint: key(data, 0),
    owner: key(data, 32),
    amount: view.getBigUint64(64, true),
    delegate: optionalKey(data, 72),
    state: states[data[108] ?? 0] ?? 'uninitialized',
    nativeReserve: view.getUint32(109, true) === 1 ? view.getBigUint64(113, true) : null,
    delegatedAmount: view.getBigUint64(121, true),
    closeAuthority: optionalKey(data, 129),
  }
}

/** Returns the bytes of a mint whose mint authority is `authority`. */
export function writeMint(mint: {
  readonly decimals: number
  readonly supply: bigint
  readonly authority: Address
  readonly label: MintLabel | null
}): Uint8Array {
  const data = new Uint8Array(mintSize)
  const view = viewOf(data)
  view.setUint32(0, 1, true)
  data.set(decodeBase58(mint.authority), 4)
  view.setBigUint64(36, mint.supply, true)
  data[44] = mint.decimals
  data[45] = 1
  return mint.label ? extended(data, kinds.mint, labelExtensions(mint.label)) : data
}

/** Returns the bytes of a token account. In Token-2022 it has the extension ImmutableOwner, like associated token accounts. */
export function writeHolding(
  holding: { readonly mint: Address; readonly owner: Address; readonly amount: bigint },
  program: TokenProgram,
): Uint8Array {
  const data = new Uint8Array(holdingSize)
  data.set(decodeBase58(holding.mint), 0)
  data.set(decodeBase58(holding.owner), 32)
  viewOf(data).setBigUint64(64, holding.amount, true)
  data[108] = states.indexOf('initialized')
  if (program === 'spl-token') return data
  return extended(data, kinds.holding, [extension(extensionNumbers.immutableOwner, new Uint8Array())])
}

/** Returns the extensions of a Token-2022 account: their numbers and bytes. */
export function readExtensions(
  data: Uint8Array,
): readonly { readonly number: number; readonly content: Uint8Array }[] {
  const view = viewOf(data)
  const found: { readonly number: number; readonly content: Uint8Array }[] = []
  for (let at = holdingSize + 1; at + 4 <= data.length;) {
    const [number, size] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    if (number === 0) break
    found.push({ number, content: data.subarray(at + 4, at + 4 + size) })
    at += 4 + size
  }
  return found
}

/** Reads the name and symbol of a Token-2022 mint. */
export function readLabel(content: Uint8Array): MintLabel {
  const view = viewOf(content)
  let at = 64
  const text = () => {
    const size = view.getUint32(at, true)
    at += 4 + size
    return new TextDecoder().decode(content.subarray(at - size, at))
  }
  return {
    updateAuthority: key(content, 0),
    mint: key(content, 32),
    name: text(),
    symbol: text(),
    uri: text(),
  }
}

function labelExtensions(label: MintLabel): readonly Uint8Array[] {
  const texts = [label.name, label.symbol, label.uri].flatMap((text) => {
    const bytes = new TextEncoder().encode(text)
    return [number32(bytes.length), bytes]
  })
  const authority = decodeBase58(label.updateAuthority)
  const mint = decodeBase58(label.mint)
  return [
    extension(extensionNumbers.metadataPointer, joined([authority, mint])),
    extension(extensionNumbers.tokenMetadata, joined([authority, mint, ...texts, number32(0)])),
  ]
}

function extended(base: Uint8Array, kind: number, extensions: readonly Uint8Array[]): Uint8Array {
  const head = new Uint8Array(holdingSize + 1)
  head.set(base)
  head[holdingSize] = kind
  return joined([head, ...extensions])
}

function extension(number: number, content: Uint8Array): Uint8Array {
  const head = new Uint8Array(4)
  viewOf(head).setUint16(0, number, true)
  viewOf(head).setUint16(2, content.length, true)
  return joined([head, content])
}

function number32(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  viewOf(bytes).setUint32(0, value, true)
  return bytes
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(pieces.flatMap((piece) => [...piece]))
}

function key(data: Uint8Array, at: number): string {
  return encodeBase58(data.subarray(at, at + 32))
}

function optionalKey(data: Uint8Array, at: number): string | null {
  return viewOf(data).getUint32(at, true) === 1 ? key(data, at + 4) : null
}

function viewOf(data: Uint8Array): DataView {
  return new DataView(data.buffer, data.byteOffset, data.byteLength)
}
