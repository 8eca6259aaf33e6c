import * as z from 'zod/mini'
import { Address } from '../account/account.schema.ts'
import { BaseUnits } from '../values/amount.schema.ts'

export const Transfer = z.object({
  from: Address,
  to: Address,
  token: z.nullable(Address),
  amount: BaseUnits,
})
