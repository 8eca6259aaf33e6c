import type { BaseUnits } from '../values/amount.ts'
import { isSameAddress } from '../account/same-account.ts'
import type { SwapOrder } from './order.ts'

/** What an order gives, by the id of the question, in base units; `at` is when that was told, in milliseconds since 1970. */
export type SwapQuote = {
  readonly id: string
  readonly order: SwapOrder
  readonly received: BaseUnits
  readonly at: number
  readonly isOld: boolean
}

/** How long a quote counts as what the market gives, in milliseconds. */
export const quoteLifetime = 30_000

/** Whether two orders are the same one. */
export function isSameQuoteOrder(one: SwapOrder, other: SwapOrder): boolean {
  return (
    one.chainId === other.chainId &&
    one.amount === other.amount &&
    isSameAddress(one.account, other.account) &&
    isSameSide(one.from, other.from) &&
    isSameSide(one.to, other.to)
  )
}

/** Whether two addresses are of one token, null for the coin. */
export function isSameSide(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : isSameAddress(one, other)
}
