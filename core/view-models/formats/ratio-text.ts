import { worthDecimals } from '../../domain/tokens/worth.ts'
import { decimalText } from '../../domain/values/numbers/ratio.ts'
import type { Ratio } from '../../domain/values/numbers/ratio.ts'
import { lastMade } from './last-made.ts'
import { numberFormat } from './number-format.ts'
import { worthText } from './worth-text.ts'

/** Returns a number as visitors of a locale write it, cut after `decimals` digits. A smaller number reads as less than the least one. */
export function ratioText(ratio: Ratio, decimals: number, locale: string): string {
  const { format, separator } = numberFormat(locale)
  const text = decimalText(ratio, decimals)
  if (text === '0' && ratio.numerator > 0n) return `<${format(0n)}${separator}${'1'.padStart(decimals, '0')}`
  const [, sign = '', whole = '0', fraction] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  return `${sign}${format(BigInt(whole))}${fraction ? `${separator}${fraction}` : ''}`
}

/** Returns an amount of US dollars with cents, as visitors of a locale write it. Less than a cent reads as `<$0.01`. */
export function dollarText({ numerator, denominator }: Ratio, locale: string): string {
  if (numerator < 0n) return `-${dollarText({ numerator: -numerator, denominator }, locale)}`
  return worthText((numerator * 10n ** BigInt(worthDecimals)) / denominator, locale)
}

/** The least number of digits in a shortened amount, and its least number of decimals. */
const shownDigits = 6
const fewestDecimals = 2
const everyDecimal = 18

/** Returns a fraction cut to six digits, or to two decimals if it is large. A smaller one than that has every decimal, so that it never reads as zero. */
export function sixDigitText(ratio: Ratio, locale: string): string {
  const whole = ratio.numerator / ratio.denominator
  const digits = whole === 0n ? 0 : String(whole).length
  const decimals = Math.max(fewestDecimals, shownDigits - digits)
  const isTiny = ratio.numerator > 0n && ratio.numerator * 10n ** BigInt(decimals) < ratio.denominator
  return ratioText(ratio, isTiny ? everyDecimal : decimals, locale)
}

/** Returns a percentage as visitors of a locale write it, cut after `decimals` digits. */
export function percentText(percent: Ratio, decimals: number, locale: string): string {
  return nothingPerCent(locale).replace('0', ratioText(percent, decimals, locale))
}

/** Returns the pattern of a locale for percentages, which shows where the sign goes. */
const nothingPerCent = lastMade((locale) => {
  const style = { style: 'percent', numberingSystem: 'latn' } as const
  try {
    return new Intl.NumberFormat(locale, style).format(0)
  } catch {
    return new Intl.NumberFormat('en', style).format(0)
  }
})
