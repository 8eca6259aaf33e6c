import * as z from 'zod/mini'
import { addressSchema } from '../account/account.schema.ts'
import { baseUnitsSchema } from '../values/amount.schema.ts'
import { chainIdSchema } from '../values/caip.schema.ts'

export const swapOrderSchema = z.object({
  chainId: chainIdSchema,
  account: addressSchema,
  from: z.nullable(addressSchema),
  to: z.nullable(addressSchema),
  amount: baseUnitsSchema,
})
