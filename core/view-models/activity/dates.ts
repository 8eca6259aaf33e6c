/** The formats of a locale for days and months, in this device's time zone. */
type TransactionDates = {
  /** A day such as `01 Mar`. */
  readonly day: (time: number) => string
  /** A month such as `March`. Has its year unless that is the year of `now`. */
  readonly month: (time: number, now: number) => string
}

/** Returns the date formats of a locale. An invalid language tag reads as English, because only development rejects one. */
export function transactionDates(locale: string): TransactionDates {
  const day = formatIn(locale, { day: '2-digit', month: 'short' })
  const month = formatIn(locale, { month: 'long' })
  const monthOfYear = formatIn(locale, { month: 'long', year: 'numeric' })
  const year = formatIn('en', { year: 'numeric' })
  const isEnglish = /^en(-|$)/.test(day.resolvedOptions().locale)
  return {
    day: (time) => {
      if (!isEnglish) return day.format(time)
      const parts = day.formatToParts(time)
      const partOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
      return `${partOf('day')} ${partOf('month')}`
    },
    month: (time, now) => (year.format(time) === year.format(now) ? month : monthOfYear).format(time),
  }
}

function formatIn(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const own = { ...options, numberingSystem: 'latn', calendar: 'gregory' }
  try {
    return new Intl.DateTimeFormat(locale, own)
  } catch {
    return new Intl.DateTimeFormat('en', own)
  }
}
