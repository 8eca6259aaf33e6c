import * as z from 'zod/mini'
import { WholeNumber } from '../values/whole-number.schema.ts'

export const BalanceUnit = z.object({
  symbol: z.string(),
  decimals: WholeNumber,
  image: z.nullable(z.string()),
})
