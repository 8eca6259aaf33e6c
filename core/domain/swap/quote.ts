import type { BaseUnits } from '../values/amount.ts'
import { isSameAddress } from '../account/same-account.ts'
import type { SwapOrder } from './order.ts'

/** The receipt of an order in base units, with the id of its question. `at` is the time of the answer, in milliseconds since 1970. */
export type SwapQuote = {
  readonly id: string
  readonly order: SwapOrder
  readonly received: BaseUnits
  readonly at: number
  readonly isOld: boolean
}

/** How long a quote counts as the market's price, in milliseconds. */
export const quoteLifetime = 30_000

/** Returns whether two orders are the same. */
export function isSameQuoteOrder(one: SwapOrder, other: SwapOrder): boolean {
  return (
    one.chainId === other.chainId &&
    one.amount === other.amount &&
    isSameAddress(one.account, other.account) &&
    isSameSide(one.from, other.from) &&
    isSameSide(one.to, other.to)
  )
}

/** Returns whether two addresses are of one token. Null is the coin. */
export function isSameSide(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : isSameAddress(one, other)
}
