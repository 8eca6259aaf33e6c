import * as z from 'zod/mini'
import { unsignedIntegerSchema } from '../values/numbers/unsigned-integer.schema.ts'

export const balanceUnitSchema = z.object({
  symbol: z.string(),
  decimals: unsignedIntegerSchema,
  image: z.nullable(z.string()),
})
