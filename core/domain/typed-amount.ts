import { baseUnitsOf, decimalOf } from './amount.ts'
import type { BaseUnits } from './amount.ts'
import { largestWord } from './largest-word.ts'

/** Digits of Arabic, Persian and full-width keyboards; each counts by its last four bits. */
const otherDigits = /[٠-٩۰-۹０-９]/g

/** How many characters of a text are read: the digits of 256 bits, 36 decimals and their mark fit in. */
const longest = 128

const written = /^(\d*)(?:([.,٫])(\d*))?$/

/**
 * An amount as a visitor types it, in base units; null for what is none, has more decimals than there are, or is more than 256 bits.
 * One mark may stand before the fraction: that of the visitor's locale, or another one where it cannot stand for thousands, as many
 * keyboards have only theirs. Nothing may stand between thousands.
 */
export function typedAmount(text: string, decimals: number, separator: string): BaseUnits | null {
  if (text.length > longest) return null
  const latin = text.trim().replaceAll(otherDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
  const match = written.exec(latin)
  if (!match) return null
  const [, whole = '', mark, fraction = ''] = match
  const mayBeThousands = /^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3
  if (mark !== undefined && mark !== separator && mayBeThousands) return null
  if (whole + fraction === '') return null
  const amount = baseUnitsOf(`${whole || '0'}.${fraction.replace(/0+$/, '')}`, decimals)
  return amount === null || BigInt(amount) > largestWord ? null : amount
}

/** An amount as a visitor of a locale would type it, every digit of it, with nothing between thousands. */
export function typedText(amount: BaseUnits, decimals: number, separator: string): string {
  return decimalOf(amount, decimals).replace('.', separator)
}
