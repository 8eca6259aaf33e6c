import * as z from 'zod/mini'
import { baseUnitsSchema } from '../../values/amount.schema.ts'
import { swapFundsSchema, swapMarketSchema } from './market.schema.ts'
import { swapOrderSchema } from '../order.schema.ts'
import { swapTokenSchema } from '../token.schema.ts'
import { unsignedIntegerSchema } from '../../values/numbers/unsigned-integer.schema.ts'

export const swapPriceSchema = z.object({
  order: swapOrderSchema,
  source: swapTokenSchema,
  target: swapTokenSchema,
  /** In whole percent. */
  slippage: unsignedIntegerSchema,
  /** The received amount of the quote, in base units of the target. */
  received: baseUnitsSchema,
  market: swapMarketSchema,
  funds: swapFundsSchema,
})
