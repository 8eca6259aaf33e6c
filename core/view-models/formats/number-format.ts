import { decimalMark, latinNumbers } from '../../domain/values/latin-numbers.ts'
import { lastMade } from './last-made.ts'

/** How people of a locale write numbers, in Latin digits: whole numbers, and what they put before a fraction. */
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
