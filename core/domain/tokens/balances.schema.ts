import * as z from 'zod/mini'
import { baseUnitsSchema } from '../values/amount.schema.ts'

export const heldTokenSchema = z.object({
  /** The contract or mint. Null for the network's coin. */
  address: z.nullable(z.string()),
  name: z.string(),
  symbol: z.string(),
  /** The number of decimals of a whole token, in digits. */
  decimals: z.string().check(z.regex(/^[0-9]{1,3}$/)),
  amount: baseUnitsSchema,
  /** The price of a whole token in US dollars, as a plain decimal number. Null if unknown. */
  price: z.nullable(z.string()),
  /** The URL of its picture: a safe link, or null. */
  icon: z.nullable(z.string()),
})
