import * as z from 'zod/mini'
import { BaseUnits } from '../values/amount.schema.ts'
import { SwapOrder } from './order.schema.ts'
import { SwapPlan } from './plan.schema.ts'
import { SwapToken } from './token.schema.ts'
import { UnsignedInteger } from '../values/unsigned-integer.schema.ts'

const quoted = {
  order: SwapOrder,
  source: SwapToken,
  target: SwapToken,
  /** The received amount of the quote, in base units of the target. */
  received: BaseUnits,
  /** In whole percent. */
  slippage: UnsignedInteger,
}

export const QuotedSwap = z.object(quoted)

export const PlannedSwap = z.object({
  ...quoted,
  /** The next signature of the wallet. */
  plan: SwapPlan,
})
