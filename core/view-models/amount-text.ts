import { decimalOf } from '../domain/amount.ts'
import type { BaseUnits } from '../domain/amount.ts'
import type { NativeCurrency } from '../domain/network.ts'
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
