import * as z from 'zod/mini'
import { addressSchema } from '../../account/account.schema.ts'
import { baseUnitsSchema } from '../../values/amount.schema.ts'
import { chainIdSchema } from '../../values/caip.schema.ts'
import { unsignedIntegerSchema } from '../../values/numbers/unsigned-integer.schema.ts'

export const permitSchema = z.object({
  chainId: chainIdSchema,
  token: addressSchema,
  name: z.string(),
  version: z.string(),
  owner: addressSchema,
  spender: addressSchema,
  amount: baseUnitsSchema,
  nonce: baseUnitsSchema,
  deadline: unsignedIntegerSchema,
})
