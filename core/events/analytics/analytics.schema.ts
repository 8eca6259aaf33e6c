import * as z from 'zod/mini'
import { addressSchema } from '../../domain/account/account.schema.ts'
import { failureSchema } from '../../domain/errors/failure.schema.ts'
import { personal } from '../../domain/values/personal.ts'
import { usagePropertiesSchema } from '../../domain/analytics/usage-row.schema.ts'

export const analyticsFields = {
  tracked: {
    event: z.string(),
    properties: usagePropertiesSchema,
    address: personal(z.optional(addressSchema)),
  },
  serviceAsked: {},
  serviceAnswered: { isEnabled: z.boolean() },
  serviceFailed: { failure: failureSchema },
  batchClosed: { isUnloading: z.boolean() },
  batchSent: { batch: z.string() },
  batchLost: { batch: z.string(), failure: failureSchema },
}
