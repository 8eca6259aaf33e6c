import * as z from 'zod/mini'
import { baseUnitsSchema } from '../values/amount.schema.ts'
import { transactionFeesSchema } from '../order/transaction-fees.schema.ts'

export const sendEstimateSchema = z.object({
  gas: z.nullable(baseUnitsSchema),
  fees: z.nullable(transactionFeesSchema),
  mostCost: baseUnitsSchema,
  likelyCost: baseUnitsSchema,
  opening: z.optional(baseUnitsSchema),
  kept: z.optional(baseUnitsSchema),
})
