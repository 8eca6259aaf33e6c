import type * as z from 'zod/mini'
import type * as schema from './price.schema.ts'

/** What an order brings now, what it is paid by, and how much of that the account has. */
export type SwapPrice = z.infer<typeof schema.SwapPrice>
