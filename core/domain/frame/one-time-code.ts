import { Secret } from '../values/secret.ts'

/** How many digits the code in an e-mail has (behaviour reference 3.7). */
const codeLength = 6

/** A code as far as it was typed: its digits, for the frame and whoever typed them alone, and how many they are. */
export type TypedCode = { readonly text: Secret<string>; readonly digits: number }

/** Six digits on their own, or three and three: no part of a longer number, a date or a time. */
const wholeCode = /(?<!\d[-./:,]?)(?:\d{6}|\d{3}[\s\-\u2013]\d{3})(?![-./:,]?\d)/

/** The digits of what was typed or pasted, in any script, as many as a code has: people paste `123 456`, or the whole line of the mail, which may have a date. */
export function typedCode(text: string): TypedCode {
  const plain = text.replaceAll(/\p{Nd}/gu, asciiDigit)
  const [found = plain] = wholeCode.exec(plain) ?? []
  const digits = found.replaceAll(/\D/g, '').slice(0, codeLength)
  return { text: new Secret(digits), digits: digits.length }
}

/** The digit 0 to 9 that a decimal digit of any script stands for. Unicode keeps the ten of a script in a row, from zero. */
function asciiDigit(digit: string): string {
  const known = digit.normalize('NFKC')
  if (/^\d$/.test(known)) return known
  const code = known.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

/** Where nothing was typed yet. */
export const noCode = typedCode('')

/** Whether a code has all its digits. */
export function isCompleteCode({ digits }: Pick<TypedCode, 'digits'>): boolean {
  return digits === codeLength
}
