import type * as z from 'zod/mini'
import type * as schema from './order.schema.ts'

/** An amount of a token (null is the coin) of an account, to swap for another token of the same chain. */
export type SwapOrder = z.infer<typeof schema.SwapOrder>
