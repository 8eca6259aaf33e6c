import * as z from 'zod/mini'
import { Address } from '../../domain/account/account.schema.ts'
import { Failure } from '../../domain/errors/failure.schema.ts'
import { personal } from '../../domain/values/personal.ts'
import { UsageProperties } from '../../domain/analytics/usage-row.schema.ts'

export const analyticsFields = {
  tracked: { event: z.string(), properties: UsageProperties, address: personal(z.optional(Address)) },
  serviceAsked: {},
  serviceAnswered: { isEnabled: z.boolean() },
  serviceFailed: { failure: Failure },
  batchClosed: { isUnloading: z.boolean() },
  batchSent: { batch: z.string() },
  batchLost: { batch: z.string(), failure: Failure },
}
