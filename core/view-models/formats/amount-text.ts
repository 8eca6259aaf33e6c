import { decimalOf } from '../../domain/values/amount.ts'
import type { BaseUnits } from '../../domain/values/amount.ts'
import type { NativeCurrency } from '../../domain/network/network.ts'
import { numberFormat } from './number-format.ts'

/** Returns an amount in base units as visitors of a locale write it, with every digit: `10,000.000000000000000001 ETH`. */
export function amountText(
  amount: BaseUnits,
  { decimals, symbol }: Pick<NativeCurrency, 'symbol' | 'decimals'>,
  locale: string,
): string {
  const [whole = '0', fraction] = decimalOf(amount, decimals).split('.')
  const { format, separator } = numberFormat(locale)
  return `${format(BigInt(whole))}${fraction ? `${separator}${fraction}` : ''} ${symbol}`
}

/** How many decimals a shortened amount has. */
const shownDecimals = 4

/** Returns the amount cut to four decimals. A smaller amount reads as less than the least one: `<0.0001 ETH`. */
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
