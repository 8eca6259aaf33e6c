import * as z from 'zod/mini'
import { Address } from '../account/account.schema.ts'
import { BaseUnits } from '../values/amount.schema.ts'

export const ShownToken = z.object({
  /** The contract or mint. Null for the coin of the chain. */
  address: z.nullable(Address),
  symbol: z.string(),
  decimals: z.number(),
})

export const TokenAmount = z.object({ token: z.nullable(Address), amount: BaseUnits })
