/** Returns a number format of a locale with Latin digits. An invalid language tag counts as English, because only development rejects it. */
export function latinNumbers(locale: string): Intl.NumberFormat {
  const latin = { numberingSystem: 'latn' } as const
  try {
    return new Intl.NumberFormat(locale, latin)
  } catch {
    return new Intl.NumberFormat('en', latin)
  }
}

/** Returns the decimal separator of a number format. */
export function decimalMark(numbers: Intl.NumberFormat): string {
  return numbers.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
}
