import * as z from 'zod/mini'
import { FailureCode } from './failure-code.schema.ts'
import { Difference } from '../preflight/difference.schema.ts'

export const Failure = z.object({
  code: FailureCode,
  /** The outside world's own words. */
  detail: z.optional(z.string()),
  /** An HTTP status. */
  status: z.optional(z.number()),
  /** What a contract gave for a reason (hex). */
  data: z.optional(z.string()),
  /** How what would be signed differs from the review (`review-mismatch`). */
  difference: z.optional(Difference),
})
