import { lastMade } from './last-made.ts'

/** How people of a locale write numbers, in Latin digits: whole numbers, and what they put before a fraction; what is no language tag reads as English, since only development refuses one. */
export const numberFormat = lastMade(
  (
    locale,
  ): {
    readonly format: (whole: bigint) => string
    readonly separator: string
  } => {
    const numbers = latinNumbers(locale)
    const decimal = numbers.formatToParts(0.5).find(({ type }) => type === 'decimal')
    return { format: (whole) => numbers.format(whole), separator: decimal?.value ?? '.' }
  },
)

function latinNumbers(locale: string): Intl.NumberFormat {
  const latin = { numberingSystem: 'latn' } as const
  try {
    return new Intl.NumberFormat(locale, latin)
  } catch {
    return new Intl.NumberFormat('en', latin)
  }
}
