import { randomUUID } from 'node:crypto'
import { formatUnits } from 'viem'
import { currencies, type PriceList } from '../blockchain-api/tokens/price-list.ts'
import { limitMistake, type PaymentCurrency, type PaymentMethod } from './money.ts'
import type { Purchasable } from './purchasable.ts'

/** What somebody wants to buy, for how much, and how it is paid; `total` is in cents. */
export type Order = {
  readonly purchasable: Purchasable
  readonly currency: PaymentCurrency
  readonly method: PaymentMethod
  readonly total: number
}

/** What an order costs, in cents, and what it gives, in base units: `total` is the sum of the rest. */
export type Quote = Order & {
  readonly id: string
  readonly coinbaseFee: number
  readonly networkFee: number
  readonly subtotal: number
  readonly amount: bigint
}

/** What the on-ramp keeps of the total: 1.5 %. */
const feeShare = 0.015

/** How many decimals of a purchase are paid out. */
const mostDecimals = 8

/** Quotes an order; answers a sentence where it cannot be taken. */
export function quoteOf(order: Order, prices: PriceList): Quote | string {
  const { purchasable, currency, method, total } = order
  const { asset, network } = purchasable
  const mistake = limitMistake(total, method, currency)
  if (mistake !== null) return mistake
  const dollars = prices.of(network.chain, asset)
  if (dollars === null || dollars <= 0) return `${asset.symbol} has no price now.`
  const coinbaseFee = Math.ceil(total * feeShare)
  const subtotal = total - coinbaseFee - network.fee
  const price = BigInt(Math.round(dollars * (currencies[currency.toLowerCase()] ?? 1) * 1e8))
  const exact = (BigInt(subtotal) * 10n ** BigInt(asset.decimals) * 1_000_000n) / price
  const step = 10n ** BigInt(Math.max(0, asset.decimals - mostDecimals))
  return {
    ...order,
    id: randomUUID(),
    coinbaseFee,
    networkFee: network.fee,
    subtotal,
    amount: exact - (exact % step),
  }
}

/** How much a quote gives, as a decimal number. */
export function purchaseText({ amount, purchasable }: Quote): string {
  return formatUnits(amount, purchasable.asset.decimals)
}

/** What must be paid, in cents, for an amount of an asset as a number; `null` where it has no price. */
export function totalFor(
  amount: number,
  { purchasable, currency }: Pick<Order, 'purchasable' | 'currency'>,
  prices: PriceList,
): number | null {
  const { asset, network } = purchasable
  const dollars = prices.of(network.chain, asset)
  if (dollars === null) return null
  const worth = amount * dollars * (currencies[currency.toLowerCase()] ?? 1) * 100
  return Math.ceil((worth + network.fee) / (1 - feeShare))
}
