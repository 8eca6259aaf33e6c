import type * as z from 'zod/mini'
import type * as schema from './token.schema.ts'

/** A token that can be swapped on a chain. */
export type SwapToken = z.infer<typeof schema.swapTokenSchema>
