import { displayName } from '../../../core/domain/values/display-name.ts'

// A text stands behind its length, which takes 32 bits.
const lengthSize = 4

/** The symbol in texts of a token, where it follows the name, as it may be shown; null where there is none. */
export function symbolOf(texts: Uint8Array): string | null {
  const name = textIn(texts)
  const symbol = name && textIn(texts.subarray(lengthSize + name.length))
  return symbol && displayName(new TextDecoder().decode(symbol))
}

/** The bytes of a text; null where there are fewer than its length says. */
function textIn(data: Uint8Array): Uint8Array | null {
  if (data.length < lengthSize) return null
  const length = new DataView(data.buffer, data.byteOffset).getUint32(0, true)
  const end = lengthSize + length
  return end <= data.length ? data.subarray(lengthSize, end) : null
}
