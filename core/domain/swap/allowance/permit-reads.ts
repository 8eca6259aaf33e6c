import type { BaseUnits } from '../../values/amount.ts'

const word = 64
const answered = /^0x[0-9a-f]+$/i

/** The calls that read what a permit of a token is made of (EIP-2612): its name, its version, how many permits its owner has used, and the digest of its domain. */
export function permitReads(owner: string) {
  const nonces = `0x7ecebe00${owner.slice(2).toLowerCase().padStart(word, '0')}`
  return { name: '0x06fdde03', version: '0x54fd4d50', nonces, domain: '0x3644e515' }
}

/** Reads a text that a contract answers (ABI); null for anything else. */
export function textAnswered(answer: unknown): string | null {
  if (typeof answer !== 'string' || !answered.test(answer)) return null
  const digits = answer.slice(2)
  const start = 2 * Number.parseInt(digits.slice(0, word), 16)
  const length = 2 * Number.parseInt(digits.slice(start, start + word), 16)
  const bytes = digits.slice(start + word, start + word + length)
  if (!(length > 0) || bytes.length !== length) return null
  return decodeURIComponent(bytes.replace(/../g, '%$&'))
}

/** Reads a whole number that a contract or a node answers; null for anything else. */
export function numberAnswered(answer: unknown): BaseUnits | null {
  if (typeof answer !== 'string' || !answered.test(answer)) return null
  return answer.length > word + 2 ? null : BigInt(answer).toString()
}
