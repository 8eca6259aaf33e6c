import type { OnRampOrder } from '../order.ts'
import type { OnRampAmount, OnRampQuote } from '../quote.ts'
import { compared, dividedBy, minus, ratioOf, times } from '../../values/ratio.ts'
import type { Ratio } from '../../values/ratio.ts'

/** Why a quote is not shown: it is for something else than was asked, its sum does not add up, or it is far from the price. */
export const quoteFaults = ['other-order', 'off-price'] as const
export type QuoteFault = (typeof quoteFaults)[number]

const percent = (share: number): Ratio => ({ numerator: BigInt(share), denominator: 100n })
const zero: Ratio = { numerator: 0n, denominator: 1n }

/** How much a total may differ from what was asked, and from the sum of its parts. */
const roundedBy = percent(1)

/** How far what a token costs in a quote may be from its known price. */
const dollarBand = { least: percent(80), most: percent(120) }

/** The same in currencies of which a unit is worth between half a dollar and two, since their rate is not known here. */
const nearDollarBand = { least: percent(40), most: percent(240) }
const nearDollars = new Set(['EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'SGD'])

/** How much of the total the fees may take. */
const mostFees = percent(50)

/** Checks a quote against its order, and against what a whole token costs in US dollars (null if that is not known). Returns null if it may be shown. */
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
