import { displayName } from '../../../core/domain/values/text/display-name.ts'

// A text has its length before it, in 32 bits.
const lengthSize = 4

/** Returns the symbol, which follows the name in a token's texts, in a form that is safe to show. Returns null if there is none. */
export function symbolOf(texts: Uint8Array): string | null {
  const name = textIn(texts)
  const symbol = name && textIn(texts.subarray(lengthSize + name.length))
  return symbol && displayName(new TextDecoder().decode(symbol))
}

/** Returns the bytes of a text. Returns null if they are fewer than its length says. */
function textIn(data: Uint8Array): Uint8Array | null {
  if (data.length < lengthSize) return null
  const length = new DataView(data.buffer, data.byteOffset).getUint32(0, true)
  const end = lengthSize + length
  return end <= data.length ? data.subarray(lengthSize, end) : null
}
