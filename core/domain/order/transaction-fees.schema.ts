import * as z from 'zod/mini'
import { baseUnitsSchema } from '../values/amount.schema.ts'

export const transactionFeesSchema = z.union([
  z.object({
    type: z.literal('fee-market'),
    maxFeePerGas: baseUnitsSchema,
    maxPriorityFeePerGas: baseUnitsSchema,
  }),
  z.object({ type: z.literal('legacy'), gasPrice: baseUnitsSchema }),
])
