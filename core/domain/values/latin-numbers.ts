/** How numbers of a locale are written in Latin digits; what is no language tag reads as English, since only development refuses one. */
export function latinNumbers(locale: string): Intl.NumberFormat {
  const latin = { numberingSystem: 'latn' } as const
  try {
    return new Intl.NumberFormat(locale, latin)
  } catch {
    return new Intl.NumberFormat('en', latin)
  }
}

/** What stands before a fraction there. */
export function decimalMark(numbers: Intl.NumberFormat): string {
  return numbers.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
}
