import * as z from 'zod/mini'
import { Address } from '../domain/account.schema.ts'
import { Failure } from '../domain/failure.schema.ts'
import { personal } from '../domain/personal.ts'
import { UsageProperties } from '../domain/usage-row.schema.ts'

export const analyticsFields = {
  tracked: { event: z.string(), properties: UsageProperties, address: personal(z.optional(Address)) },
  serviceAsked: {},
  serviceAnswered: { isEnabled: z.boolean() },
  serviceFailed: { failure: Failure },
  batchClosed: { isLeaving: z.boolean() },
  batchSent: { batch: z.string() },
  batchLost: { batch: z.string(), failure: Failure },
}
