import * as z from 'zod/mini'
import { BaseUnits } from '../values/amount.schema.ts'

export const HeldToken = z.object({
  /** The contract or mint; null for the network's own coin. */
  address: z.nullable(z.string()),
  name: z.string(),
  symbol: z.string(),
  /** How many decimals a whole token has, in digits. */
  decimals: z.string().check(z.regex(/^[0-9]{1,3}$/)),
  amount: BaseUnits,
  /** What a whole token costs in US dollars, as a plain decimal number; null where nobody knows. */
  price: z.nullable(z.string()),
  /** Where its picture is: a safe link, or null. */
  icon: z.nullable(z.string()),
})
