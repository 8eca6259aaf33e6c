import { worthDecimals } from '../../domain/tokens/worth.ts'
import { decimalOf } from '../../domain/values/amount.ts'
import type { BaseUnits } from '../../domain/values/amount.ts'
import type { NativeCurrency } from '../../domain/network/network.ts'
import { lastMade } from './last-made.ts'

/** The least number that is shortened, and the least one whose shortened form has an exponent. */
const long = 10n ** 15n
const endless = 10n ** 21n

/**
 * Returns a value in dollars short enough for a large figure, as visitors of a locale write it: `$1,234.5T`, or `$1.2E25`. Null if the value is below
 * a quadrillion, and needs no short form.
 */
export function shortWorth(worth: bigint, locale: string): string | null {
  return shortened(worth / 10n ** BigInt(worthDecimals), dollars(locale))
}

/** Returns an amount in base units in the same way, with its symbol: `1,234.5T ETH`. */
export function shortFigure(
  amount: BaseUnits,
  { decimals, symbol }: Pick<NativeCurrency, 'symbol' | 'decimals'>,
  locale: string,
): string | null {
  const [whole = '0'] = decimalOf(amount, decimals).split('.')
  const figure = shortened(BigInt(whole), numbers(locale))
  return figure === null ? null : `${figure} ${symbol}`
}

type Formats = Readonly<Record<'compact' | 'scientific', Intl.NumberFormat>>

function shortened(whole: bigint, formats: Formats): string | null {
  if (whole < long) return null
  return formats[whole < endless ? 'compact' : 'scientific'].format(whole)
}

const numbers = lastMade((locale) => formatsOf(locale, {}))
const dollars = lastMade((locale) =>
  formatsOf(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }),
)

/** Returns formats that never round up. An invalid language tag reads as English. */
function formatsOf(locale: string, style: Intl.NumberFormatOptions): Formats {
  const own = {
    ...style,
    roundingMode: 'trunc',
    numberingSystem: 'latn',
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
  } as const
  const make = (tag: string) => ({
    compact: new Intl.NumberFormat(tag, { ...own, notation: 'compact' }),
    scientific: new Intl.NumberFormat(tag, { ...own, notation: 'scientific' }),
  })
  try {
    return make(locale)
  } catch {
    return make('en')
  }
}
