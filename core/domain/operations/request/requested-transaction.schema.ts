import * as z from 'zod/mini'
import { addressSchema } from '../../account/account.schema.ts'
import { baseUnitsSchema } from '../../values/amount.schema.ts'

export const requestedCallSchema = z.object({
  to: z.optional(z.string()),
  /** In wei, hexadecimal or decimal. */
  value: z.optional(z.string()),
  data: z.optional(z.string()),
})

export const requestedTradeSchema = z.object({
  pays: z.object({ token: z.nullable(addressSchema), most: baseUnitsSchema }),
  gets: z.object({ token: z.nullable(addressSchema), least: baseUnitsSchema }),
})

export const requestedTransactionSchema = z.object({
  /** The call on EVM. Absent if a wallet sends several calls as one operation. */
  call: z.optional(requestedCallSchema),
  /** The tokens that a swap moves. */
  trade: z.optional(requestedTradeSchema),
  /** The serialized transaction on Solana, in base64. */
  transaction: z.optional(z.string()),
})
