import * as z from 'zod/mini'
import { UnsignedInteger } from '../values/unsigned-integer.schema.ts'

export const BalanceUnit = z.object({
  symbol: z.string(),
  decimals: UnsignedInteger,
  image: z.nullable(z.string()),
})
