import type { BaseUnits } from '../../values/amount.ts'

const word = 64
const answered = /^0x[0-9a-f]+$/i

/** Returns the calls that read the parts of a token's permit (EIP-2612): its name, its version, its owner's nonce, and the domain separator. */
export function permitReads(owner: string) {
  const nonces = `0x7ecebe00${owner.slice(2).toLowerCase().padStart(word, '0')}`
  return { name: '0x06fdde03', version: '0x54fd4d50', nonces, domain: '0x3644e515' }
}

/** Parses a text in a contract's answer (ABI). Null for anything else. */
export function textAnswered(answer: unknown): string | null {
  if (typeof answer !== 'string' || !answered.test(answer)) return null
  const digits = answer.slice(2)
  const start = 2 * Number.parseInt(digits.slice(0, word), 16)
  const length = 2 * Number.parseInt(digits.slice(start, start + word), 16)
  const bytes = digits.slice(start + word, start + word + length)
  if (!(length > 0) || bytes.length !== length) return null
  return decodeURIComponent(bytes.replace(/../g, '%$&'))
}

/** Parses a whole number in a contract's or a node's answer. Null for anything else. */
export function numberAnswered(answer: unknown): BaseUnits | null {
  if (typeof answer !== 'string' || !answered.test(answer)) return null
  return answer.length > word + 2 ? null : BigInt(answer).toString()
}
