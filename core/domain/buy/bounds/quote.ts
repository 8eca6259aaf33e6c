import type { OnRampOrder } from '../order.ts'
import type { OnRampAmount, OnRampQuote } from '../quote.ts'
import { compared, dividedBy, minus, ratioOf, times } from '../../values/numbers/ratio.ts'
import type { Ratio } from '../../values/numbers/ratio.ts'

/** The reasons to refuse a quote. `other-order`: it is for another order, or its sum does not add up. `off-price`: it is far from the known price. */
export const quoteFaults = ['other-order', 'off-price'] as const
export type QuoteFault = (typeof quoteFaults)[number]

const percent = (share: number): Ratio => ({ numerator: BigInt(share), denominator: 100n })
const zero: Ratio = { numerator: 0n, denominator: 1n }

/** The tolerance of a total to the requested amount, and to the sum of its parts. */
const roundedBy = percent(1)

/** The bounds of a token's price in a quote, relative to its known price in dollars. */
const dollarBand = { least: percent(80), most: percent(120) }

/** The bounds for currencies near the dollar. One unit of them is worth between half a dollar and two, at an exchange rate unknown to Latchkey. */
const nearDollarBand = { least: percent(40), most: percent(240) }
const nearDollars = new Set(['EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'SGD'])

/** The highest share of the fees in the total. */
const mostFees = percent(50)

/** Checks a quote against its order, and against the price of a whole token in US dollars (null if unknown). Returns null if it may be shown. */
export function quoteFault(quote: OnRampQuote, order: OnRampOrder, price: string | null): QuoteFault | null {
  const { paymentTotal, paymentSubtotal, coinbaseFee, networkFee, purchaseAmount } = quote
  const money = [paymentTotal, paymentSubtotal, coinbaseFee, networkFee]
  const isOfOrder =
    money.every((one) => isIn(one, order.payment)) && isIn(purchaseAmount, order.purchase.symbol)
  const [total, subtotal, providerFee, fee, bought] = [...money, purchaseAmount].map(({ amount }) =>
    ratioOf(amount),
  )
  const asked = ratioOf(order.amount)
  if (!isOfOrder || !total || !subtotal || !providerFee || !fee || !bought || !asked) return 'other-order'
  const fees = plus(providerFee, fee)
  if (!isNear(total, asked) || !isNear(plus(subtotal, fees), total)) return 'other-order'
  if (!isAbove(bought, zero) || !isAbove(subtotal, zero)) return 'off-price'
  if (isAbove(fees, times(total, mostFees))) return 'off-price'
  const known = price === null ? null : ratioOf(price)
  const band = bandOf(order.payment)
  if (!known || !band || !isAbove(known, zero)) return null
  const share = dividedBy(dividedBy(subtotal, bought), known)
  return isAbove(band.least, share) || isAbove(share, band.most) ? 'off-price' : null
}

function bandOf(currency: string): typeof dollarBand | null {
  if (currency === 'USD') return dollarBand
  return nearDollars.has(currency) ? nearDollarBand : null
}

function isIn({ currency }: OnRampAmount, wanted: string): boolean {
  return currency.toUpperCase() === wanted.toUpperCase()
}

function isNear(one: Ratio, other: Ratio): boolean {
  const difference = minus(one, other)
  const size = difference.numerator < 0n ? minus(other, one) : difference
  return !isAbove(size, times(other, roundedBy))
}

function isAbove(one: Ratio, other: Ratio): boolean {
  return compared(one, other) > 0
}

function plus(one: Ratio, other: Ratio): Ratio {
  return minus(one, minus(zero, other))
}
