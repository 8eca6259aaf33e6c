import { lastMade } from './last-made.ts'

/** Returns an amount of money (a decimal text) in a currency, as visitors of a locale write it: `$7,500.00`. */
export function moneyText(amount: string, currency: string, locale: string): string {
  return exact(`${currency} ${locale}`)(amount)
}

/** Returns the same without cents if there are none: `$1,000`. */
export function roundMoneyText(amount: string, currency: string, locale: string): string {
  return round(`${currency} ${locale}`)(amount)
}

const exact = lastMade((key) => formatOf(key, {}))
const round = lastMade((key) => formatOf(key, { minimumFractionDigits: 0 }))

/** Returns the format of a currency in a locale. An unknown currency is written behind the unformatted amount. */
function formatOf(key: string, own: Intl.NumberFormatOptions): (amount: string) => string {
  const [currency = '', locale = ''] = key.split(' ')
  const style = {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
    ...own,
  } as const
  for (const spoken of [locale, 'en']) {
    try {
      const format = new Intl.NumberFormat(spoken, style)
      return (amount) => format.format(amount as `${number}`)
    } catch {}
  }
  return (amount) => `${amount} ${currency}`
}
