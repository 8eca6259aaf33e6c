import { fromBase58, toBase58 } from '../values/base58.ts'

const signatureLength = 64
const keyLength = 32

/** Returns an account's signature of a serialized transaction, in base58. Null if it has not signed, or if the bytes are no transaction. */
export function signatureBy(transaction: Uint8Array, address: string): string | null {
  const from = signaturePlace(transaction, address)
  if (from === null) return null
  const signature = transaction.subarray(from, from + signatureLength)
  return signature.some((byte) => byte !== 0) ? toBase58(signature) : null
}

/** Returns the transaction with an account's signature inserted. Null if the account is not one of its signers. */
export function withSignature(
  transaction: Uint8Array,
  address: string,
  signature: Uint8Array,
): Uint8Array | null {
  const from = signaturePlace(transaction, address)
  if (from === null || signature.length !== signatureLength) return null
  const signed = Uint8Array.from(transaction)
  signed.set(signature, from)
  return signed
}

/** Returns the message of a serialized transaction, which its signers sign. Null if the bytes are no transaction. */
export function messageOf(transaction: Uint8Array): Uint8Array | null {
  const start = messageStart(transaction)
  return start === null || start >= transaction.length ? null : transaction.subarray(start)
}

function messageStart(transaction: Uint8Array): number | null {
  const signatures = countAt(transaction, 0)
  return signatures && signatures.next + signatures.count * signatureLength
}

/** Returns the offset of an account's signature in a serialized transaction. Null if the account is not one of its signers. */
function signaturePlace(transaction: Uint8Array, address: string): number | null {
  const signatures = countAt(transaction, 0)
  const start = messageStart(transaction)
  if (!signatures || start === null) return null
  const isVersioned = ((transaction[start] ?? 0) & 0x80) !== 0
  const header = start + (isVersioned ? 1 : 0)
  const keys = countAt(transaction, header + 3)
  const wanted = fromBase58(address)
  if (!keys || !wanted) return null
  for (let index = 0; index < Math.min(signatures.count, keys.count); index += 1) {
    const place = keys.next + index * keyLength
    const key = transaction.subarray(place, place + keyLength)
    if (key.length === keyLength && key.every((byte, at) => byte === wanted[at]))
      return signatures.next + index * signatureLength
  }
  return null
}

/** Reads the length of a short vector (compact-u16), and the offset of its first element. */
function countAt(bytes: Uint8Array, start: number): { readonly count: number; readonly next: number } | null {
  let count = 0
  for (let place = 0; place < 3; place += 1) {
    const byte = bytes[start + place]
    if (byte === undefined) return null
    count |= (byte & 0x7f) << (7 * place)
    if ((byte & 0x80) === 0) return { count, next: start + place + 1 }
  }
  return null
}
