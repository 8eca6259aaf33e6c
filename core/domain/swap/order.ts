import type * as z from 'zod/mini'
import type * as schema from './order.schema.ts'

/** So much of a token (null for the coin) of an account that is to become another token of the same chain. */
export type SwapOrder = z.infer<typeof schema.SwapOrder>
