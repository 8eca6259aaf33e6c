import type * as z from 'zod/mini'
import type * as schema from './difference.schema.ts'

/** The difference between a review and the transaction to sign, or the one that was signed. */
export type Difference = z.infer<typeof schema.differenceSchema>
