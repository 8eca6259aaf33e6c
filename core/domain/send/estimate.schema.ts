import * as z from 'zod/mini'
import { BaseUnits } from '../values/amount.schema.ts'
import { TransactionFees } from '../order/transaction-fees.schema.ts'

export const SendEstimate = z.object({
  gas: z.nullable(BaseUnits),
  fees: z.nullable(TransactionFees),
  mostCost: BaseUnits,
  likelyCost: BaseUnits,
  opening: z.optional(BaseUnits),
  kept: z.optional(BaseUnits),
})
