import { Secret } from '../values/secret.ts'

/** The number of digits of the code in an e-mail. */
export const codeLength = 6

/** A partly or completely typed code. Its digits are secret, and `digits` is their number. */
export type TypedCode = { readonly text: Secret<string>; readonly digits: number }

/** Six digits on their own, or three and three. They are no part of a longer number, a date or a time. */
const wholeCode = /(?<!\d[-./:,]?)(?:\d{6}|\d{3}[\s\-\u2013]\d{3})(?![-./:,]?\d)/

/**
 * Returns the digits of a typed or pasted text, in any script, at most as many as a code has. People paste `123 456`, or the complete line of the
 * mail, which may contain a date.
 */
export function typedCode(text: string): TypedCode {
  const plain = text.replaceAll(/\p{Nd}/gu, asciiDigit)
  const [found = plain] = wholeCode.exec(plain) ?? []
  const digits = found.replaceAll(/\D/g, '').slice(0, codeLength)
  return { text: new Secret(digits), digits: digits.length }
}

/** Returns the digit 0 to 9 for a decimal digit of any script. Unicode orders the ten digits of a script in a row, from zero. */
function asciiDigit(digit: string): string {
  const known = digit.normalize('NFKC')
  if (/^\d$/.test(known)) return known
  const code = known.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

/** The empty code. */
export const noCode = typedCode('')

/** Returns whether a code has all its digits. */
export function isCompleteCode({ digits }: Pick<TypedCode, 'digits'>): boolean {
  return digits === codeLength
}
