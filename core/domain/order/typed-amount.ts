import { baseUnitsOf, decimalOf } from '../values/amount.ts'
import type { BaseUnits } from '../values/amount.ts'
import { maxUint256 } from '../values/max-uint256.ts'

/** How many characters of a text are read: the digits of 256 bits, 36 decimals and their marks fit in. */
const longest = 160

const plain = /^(\d*)(?:([.,٫])(\d*))?$/

/** Thousands with one mark between them, also as they are grouped in India, and another mark before the fraction. */
const grouped = /^([1-9]\d{0,2}([.,٬'’ \u00a0\u2009\u202f])(?:\d{2,3}\2)*\d{3})(?:(?!\2)([.,٫])(\d*))?$/

const fractionMarks = /[.,٫]/

/** What a text says: the digits before the fraction, and those of it. */
type Figures = { readonly whole: string; readonly fraction: string }

/**
 * Returns an amount as a visitor types or pastes it, in base units. Returns null for what is none, what has more decimals than there
 * are, what is more than 256 bits, and what may be one of two numbers. The mark before the fraction is that of the visitor's locale, or
 * another one where it cannot stand for thousands, as many keyboards have only theirs. Marks between thousands are read where they can be
 * nothing else.
 */
export function typedAmount(text: string, decimals: number, separator: string): BaseUnits | null {
  const figures = figuresIn(text)
  if (figures === null || isUnclear(text, separator)) return null
  const { whole, fraction } = figures
  const amount = baseUnitsOf(`${whole || '0'}.${fraction.replace(/0+$/, '')}`, decimals)
  return amount === null || BigInt(amount) > maxUint256 ? null : amount
}

/** Returns the two ways to read a text whose one mark may stand for thousands or before a fraction, as a visitor of the locale would type them; null for every other text. */
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

/** Writes the digits of every script as Latin ones. */
function latinDigits(text: string): string {
  return text.trim().replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    // Those of a script stand in a row of ten, which begins at a code that ends with 0 or 6; of mathematics' digits that is not so.
    const place = code % 16
    const value = /\p{Nd}/u.test(String.fromCodePoint(code - place)) ? place : place - 6
    return code > 0xff_ff ? digit : String(value)
  })
}

/** An amount as a visitor of a locale would type it, every digit of it, with nothing between thousands. */
export function typedText(amount: BaseUnits, decimals: number, separator: string): string {
  return decimalOf(amount, decimals).replace('.', separator)
}
