import { decimalMark, latinNumbers } from '../../domain/values/numbers/latin-numbers.ts'
import { lastMade } from './last-made.ts'

/** Returns how a locale writes numbers, in Latin digits: the format of integers, and the decimal separator. */
export const numberFormat = lastMade(
  (
    locale,
  ): {
    readonly format: (whole: bigint) => string
    readonly separator: string
  } => {
    const numbers = latinNumbers(locale)
    return { format: (whole) => numbers.format(whole), separator: decimalMark(numbers) }
  },
)
