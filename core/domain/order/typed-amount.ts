import { baseUnitsOf, decimalOf } from '../values/amount.ts'
import type { BaseUnits } from '../values/amount.ts'
import { maxUint256 } from '../values/numbers/max-uint256.ts'

/** The longest text that is read, in characters. The digits of 256 bits, 36 decimals and their separators fit in. */
const longest = 160

const plain = /^(\d*)(?:([.,٫])(\d*))?$/

/** Thousands with one kind of separator, including India's groups, and another separator before the fraction. */
const grouped = /^([1-9]\d{0,2}([.,٬'’ \u00a0\u2009\u202f])(?:\d{2,3}\2)*\d{3})(?:(?!\2)([.,٫])(\d*))?$/

const fractionMarks = /[.,٫]/

/** The digits of a text, before and after its decimal separator. */
type Figures = { readonly whole: string; readonly fraction: string }

/**
 * Returns a typed or pasted amount in base units. Returns null for no amount, too many decimals, more than 256 bits, and ambiguous numbers. The
 * decimal separator is the locale's. Many keyboards have only another one, which is accepted if it cannot mean thousands. Separators of thousands are
 * accepted if they can mean nothing else.
 */
export function typedAmount(text: string, decimals: number, separator: string): BaseUnits | null {
  const figures = figuresIn(text)
  if (figures === null || isUnclear(text, separator)) return null
  const { whole, fraction } = figures
  const amount = baseUnitsOf(`${whole || '0'}.${fraction.replace(/0+$/, '')}`, decimals)
  return amount === null || BigInt(amount) > maxUint256 ? null : amount
}

/** Returns both readings of a text whose one separator may mean thousands or a fraction, in the form of the locale. Null for every other text. */
export function twoReadings(
  text: string,
  separator: string,
): { readonly thousands: string; readonly fraction: string } | null {
  const figures = isUnclear(text, separator) ? figuresIn(text) : null
  if (figures === null) return null
  const { whole, fraction } = figures
  return { thousands: `${whole}${fraction}`, fraction: `${whole}${separator}${fraction}` }
}

function isUnclear(text: string, separator: string): boolean {
  const match = plain.exec(latinDigits(text))
  const [, whole = '', mark, fraction = ''] = match ?? []
  return mark !== undefined && mark !== separator && /^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3
}

function figuresIn(text: string): Figures | null {
  if (text.length > longest) return null
  const latin = latinDigits(text)
  const [, whole = '', , fraction = ''] = plain.exec(latin) ?? []
  if (whole + fraction !== '') return { whole, fraction }
  const [, groups = '', mark = '', fractionMark, rest = ''] = grouped.exec(latin) ?? []
  const isSure = fractionMark !== undefined || groups.split(mark).length > 2 || !fractionMarks.test(mark)
  return groups !== '' && isSure && mark !== ''
    ? { whole: groups.replaceAll(mark, ''), fraction: rest }
    : null
}

/** Replaces the digits of every script with Latin digits. */
function latinDigits(text: string): string {
  return text.trim().replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    // Scripts have their ten digits in a row, from a code point that ends with 0 or 6. Mathematical digits differ.
    const place = code % 16
    const value = /\p{Nd}/u.test(String.fromCodePoint(code - place)) ? place : place - 6
    return code > 0xff_ff ? digit : String(value)
  })
}

/** Returns an amount as a visitor of a locale types it, with all digits and without separators of thousands. */
export function typedText(amount: BaseUnits, decimals: number, separator: string): string {
  return decimalOf(amount, decimals).replace('.', separator)
}
