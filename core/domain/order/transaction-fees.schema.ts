import * as z from 'zod/mini'
import { BaseUnits } from '../values/amount.schema.ts'

export const TransactionFees = z.union([
  z.object({ type: z.literal('fee-market'), maxFeePerGas: BaseUnits, maxPriorityFeePerGas: BaseUnits }),
  z.object({ type: z.literal('legacy'), gasPrice: BaseUnits }),
])
