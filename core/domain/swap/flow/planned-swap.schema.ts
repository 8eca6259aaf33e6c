import * as z from 'zod/mini'
import { baseUnitsSchema } from '../../values/amount.schema.ts'
import { swapOrderSchema } from '../order.schema.ts'
import { swapPlanSchema } from '../plan/plan.schema.ts'
import { swapTokenSchema } from '../token.schema.ts'
import { unsignedIntegerSchema } from '../../values/numbers/unsigned-integer.schema.ts'

const quoted = {
  order: swapOrderSchema,
  source: swapTokenSchema,
  target: swapTokenSchema,
  /** The received amount of the quote, in base units of the target. */
  received: baseUnitsSchema,
  /** In whole percent. */
  slippage: unsignedIntegerSchema,
}

export const quotedSwapSchema = z.object(quoted)

export const plannedSwapSchema = z.object({
  ...quoted,
  /** The next signature of the wallet. */
  plan: swapPlanSchema,
})
