import * as z from 'zod/mini'
import { BaseUnits } from '../values/amount.schema.ts'
import { SwapFunds, SwapMarket } from './market.schema.ts'
import { SwapOrder } from './order.schema.ts'
import { SwapToken } from './token.schema.ts'
import { UnsignedInteger } from '../values/unsigned-integer.schema.ts'

export const SwapPrice = z.object({
  order: SwapOrder,
  source: SwapToken,
  target: SwapToken,
  /** In whole percent. */
  slippage: UnsignedInteger,
  /** The received amount of the quote, in base units of the target. */
  received: BaseUnits,
  market: SwapMarket,
  funds: SwapFunds,
})
