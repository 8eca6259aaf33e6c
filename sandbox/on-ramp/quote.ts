import { randomUUID } from 'node:crypto'
import { formatUnits } from 'viem'
import { currencies, type PriceList } from '../blockchain-api/tokens/price-list.ts'
import { limitMistake, type PaymentCurrency, type PaymentMethod } from './money.ts'
import type { Purchasable } from './purchasable.ts'

/** An order: the asset, the amount and the payment method. `total` is in cents. */
export type Order = {
  readonly purchasable: Purchasable
  readonly currency: PaymentCurrency
  readonly method: PaymentMethod
  readonly total: number
}

/** The costs of an order in cents, and its amount in base units. `total` is the sum of the other costs. */
export type Quote = Order & {
  readonly id: string
  readonly coinbaseFee: number
  readonly networkFee: number
  readonly subtotal: number
  readonly amount: bigint
}

/** The on-ramp's fee as a share of the total: 1.5 %. */
const feeShare = 0.015

/** The most decimals of a paid out amount. */
const mostDecimals = 8

/** Returns the quote of an order, or a sentence if the order is invalid. */
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

/** Returns a quote's amount as a decimal number. */
export function purchaseText({ amount, purchasable }: Quote): string {
  return formatUnits(amount, purchasable.asset.decimals)
}

/** Returns the price in cents of an amount of an asset, or `null` if the asset has no price. */
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
