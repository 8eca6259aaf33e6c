import { decimalOf } from '../../domain/values/amount.ts'
import type { BaseUnits } from '../../domain/values/amount.ts'
import type { NativeCurrency } from '../../domain/network/network.ts'
import { numberFormat } from './number-format.ts'

/** An amount in base units as people of a locale write it, every digit kept: `10,000.000000000000000001 ETH`. */
export function amountText(
  amount: BaseUnits,
  { decimals, symbol }: Pick<NativeCurrency, 'symbol' | 'decimals'>,
  locale: string,
): string {
  const [whole = '0', fraction] = decimalOf(amount, decimals).split('.')
  const { format, separator } = numberFormat(locale)
  return `${format(BigInt(whole))}${fraction ? `${separator}${fraction}` : ''} ${symbol}`
}

/** How many digits behind the point a place for a look has. */
const shownDecimals = 4

/** The same where a look is enough, cut to four digits behind the point; what is less than these can say is said to be less: `<0.0001 ETH`. */
export function cutAmountText(
  amount: BaseUnits,
  currency: Pick<NativeCurrency, 'symbol' | 'decimals'>,
  locale: string,
): string {
  const least = 10n ** BigInt(Math.max(0, currency.decimals - shownDecimals))
  const cut = (BigInt(amount) / least) * least
  const isLess = cut === 0n && BigInt(amount) > 0n
  return isLess
    ? `<${amountText(least.toString(), currency, locale)}`
    : amountText(cut.toString(), currency, locale)
}
