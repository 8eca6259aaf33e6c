import type * as z from 'zod/mini'
import type * as schema from './market.schema.ts'

/** The prices of tokens and gas on the chain of a swap. */
export type SwapMarket = z.infer<typeof schema.swapMarketSchema>

/** An account's balances of the source and of the coin, in base units. Null if unknown. */
export type SwapFunds = z.infer<typeof schema.swapFundsSchema>
