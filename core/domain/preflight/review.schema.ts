import * as z from 'zod/mini'
import { addressSchema } from '../account/account.schema.ts'
import { baseUnitsSchema } from '../values/amount.schema.ts'

export const shownTokenSchema = z.object({
  /** The contract or mint. Null for the coin of the chain. */
  address: z.nullable(addressSchema),
  symbol: z.string(),
  decimals: z.number(),
})

export const tokenAmountSchema = z.object({ token: z.nullable(addressSchema), amount: baseUnitsSchema })
