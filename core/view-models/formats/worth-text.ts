import { worthDecimals } from '../../domain/tokens/worth.ts'
import { lastMade } from './last-made.ts'

const perCent = 10n ** BigInt(worthDecimals - 2)

/** Returns a value in dollars and cents as visitors of a locale write it, never rounded up. Less than a cent reads as `<$0.01`. */
export function worthText(worth: bigint, locale: string): string {
  const cents = worth / perCent
  if (cents === 0n && worth > 0n) return `<${money(1n, locale)}`
  return money(cents, locale)
}

function money(cents: bigint, locale: string): string {
  const digits = cents.toString().padStart(3, '0')
  const amount = `${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`
  return dollarFormat(locale).format(amount)
}

/** An invalid language tag reads as English, because only development rejects one. */
const dollarFormat = lastMade((locale) => {
  const dollars = {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
  } as const
  try {
    return new Intl.NumberFormat(locale, dollars)
  } catch {
    return new Intl.NumberFormat('en', dollars)
  }
})
