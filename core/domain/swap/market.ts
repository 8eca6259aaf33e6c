import type * as z from 'zod/mini'
import type * as schema from './market.schema.ts'

/** What tokens and gas cost on the chain of a swap. */
export type SwapMarket = z.infer<typeof schema.SwapMarket>

/** How much of the source and of the coin an account holds, in base units; null if nobody knows. */
export type SwapFunds = z.infer<typeof schema.SwapFunds>
