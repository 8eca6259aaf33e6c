import { decimalOf } from '../domain/amount.ts'
import type { BaseUnits } from '../domain/amount.ts'
import type { NativeCurrency } from '../domain/network.ts'

/** An amount in base units as people of a locale write it, every digit kept: `10,000.000000000000000001 ETH`. */
export function amountText(amount: BaseUnits, { decimals, symbol }: NativeCurrency, locale: string): string {
  const [whole = '0', fraction] = decimalOf(amount, decimals).split('.')
  const format = formatIn(locale)
  const separator = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  return `${format.format(BigInt(whole))}${fraction ? `${separator}${fraction}` : ''} ${symbol}`
}

/** What is no language tag reads as English: only development refuses one. */
function formatIn(locale: string): Intl.NumberFormat {
  const latin = { numberingSystem: 'latn' } as const
  try {
    return new Intl.NumberFormat(locale, latin)
  } catch {
    return new Intl.NumberFormat('en', latin)
  }
}
