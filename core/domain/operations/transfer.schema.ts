import * as z from 'zod/mini'
import { addressSchema } from '../account/account.schema.ts'
import { baseUnitsSchema } from '../values/amount.schema.ts'

export const transferSchema = z.object({
  from: addressSchema,
  to: addressSchema,
  token: z.nullable(addressSchema),
  amount: baseUnitsSchema,
})
