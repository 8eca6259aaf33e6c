import * as z from 'zod/mini'
import { failureCodeSchema } from './failure-code.schema.ts'
import { differenceSchema } from '../preflight/difference.schema.ts'

export const failureSchema = z.object({
  code: failureCodeSchema,
  /** The words of the wallet or service that failed. */
  detail: z.optional(z.string()),
  /** An HTTP status. */
  status: z.optional(z.number()),
  /** The revert data of a contract (hex). */
  data: z.optional(z.string()),
  /** The difference between the transaction and the review (`review-mismatch`). */
  difference: z.optional(differenceSchema),
})
