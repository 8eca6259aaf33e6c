import * as z from 'zod/mini'
import { Address } from '../account/account.schema.ts'
import { BaseUnits } from '../values/amount.schema.ts'

export const AskedCall = z.object({
  to: z.optional(z.string()),
  /** In wei, hexadecimal or decimal. */
  value: z.optional(z.string()),
  data: z.optional(z.string()),
})

export const AskedTrade = z.object({
  pays: z.object({ token: z.nullable(Address), most: BaseUnits }),
  gets: z.object({ token: z.nullable(Address), least: BaseUnits }),
})

export const AskedTransaction = z.object({
  /** The call on EVM. Absent if a wallet sends several calls as one operation. */
  call: z.optional(AskedCall),
  /** The tokens that a swap moves. */
  trade: z.optional(AskedTrade),
  /** The serialized transaction on Solana, in base64. */
  transaction: z.optional(z.string()),
})
