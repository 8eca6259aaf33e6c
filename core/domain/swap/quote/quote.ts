import type { BaseUnits } from '../../values/amount.ts'
import type { SwapOrder } from '../order.ts'

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
