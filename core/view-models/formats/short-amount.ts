import { numberFormat } from './number-format.ts'

const mostFraction = 3

/**
 * Returns a decimal text as visitors of a locale write it, cut after three decimals. A smaller number reads as less; a text that is no number reads
 * as a dash.
 */
export function shortAmount(decimal: string | null, locale: string): string {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(decimal ?? '')
  if (!match) return '–'
  const [, whole = '0', fraction = ''] = match
  const cut = fraction.slice(0, mostFraction).replace(/0+$/, '')
  const { format, separator } = numberFormat(locale)
  const isTiny = BigInt(whole) === 0n && cut === '' && /[1-9]/.test(fraction)
  if (isTiny) return `<0${separator}${'1'.padStart(mostFraction, '0')}`
  return `${format(BigInt(whole))}${cut === '' ? '' : `${separator}${cut}`}`
}
