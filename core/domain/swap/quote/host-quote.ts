import type * as z from 'zod/mini'
import type * as schema from './host-quote.schema.ts'

/** The receipt of an order at the current quote, the prices for its cost, and the account's balances. */
export type SwapPrice = z.infer<typeof schema.swapPriceSchema>
