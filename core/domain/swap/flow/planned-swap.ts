import type * as z from 'zod/mini'
import type { BaseUnits } from '../../values/amount.ts'
import type * as schema from './planned-swap.schema.ts'
import { reviewedMinimum } from '../review/minimum.ts'
import type { PlanOf, SwapPlan } from '../plan/plan.ts'

/** An order with its quote. */
export type QuotedSwap = z.infer<typeof schema.quotedSwapSchema>

/** The validated order of a flow: a quoted swap, and the next signature of the wallet for it. */
export type PlannedSwap = z.infer<typeof schema.plannedSwapSchema>

/** A flow's order whose next signature is of one kind. */
export type PlannedAs<Kind extends SwapPlan['kind']> = PlannedSwap & { readonly plan: PlanOf<Kind> }

/** Returns the reviewed terms of a request to the wallet. */
export function termsOfPlanned({ order, source, target, received, slippage, plan }: PlannedSwap) {
  const { chainId, account: address, amount } = order
  const minimum: BaseUnits = reviewedMinimum({ checked: plan.checked, received, slippage })
  return { chainId, address, source, target, amount, received, minimum }
}
