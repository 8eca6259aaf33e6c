import { fromBase58, toBase58 } from '../values/base58.ts'

const signatureLength = 64
const keyLength = 32

/** The signature that the account of an address gave to a serialized transaction, in base58; null where it gave none, or where the bytes are no transaction. */
export function signatureBy(transaction: Uint8Array, address: string): string | null {
  const from = signaturePlace(transaction, address)
  if (from === null) return null
  const signature = transaction.subarray(from, from + signatureLength)
  return signature.some((byte) => byte !== 0) ? toBase58(signature) : null
}

/** The same transaction with the signature of an account in its place; null where that account is none of its signers. */
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

/** What the signers of a serialized transaction sign; null where the bytes are no transaction. */
export function messageOf(transaction: Uint8Array): Uint8Array | null {
  const start = messageStart(transaction)
  return start === null || start >= transaction.length ? null : transaction.subarray(start)
}

function messageStart(transaction: Uint8Array): number | null {
  const signatures = countAt(transaction, 0)
  return signatures && signatures.next + signatures.count * signatureLength
}

/** Where the signature of an account begins in a serialized transaction; null where it is none of its signers. */
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

/** Reads a short vector's length (compact-u16) and where what follows it begins. */
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
