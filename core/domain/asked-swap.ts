import type { SwapPlan } from './swap-plan.ts'
import type { SwapState } from './swap-state.ts'
import { askedFor } from './swap-status.ts'

/** What changes of a form as a press asks the wallet for what was built: of other requests the visitor has read by then, and reads anew of any that comes after. */
export function askedSwap({ status, told }: SwapState, attempt: string, plan: SwapPlan): Partial<SwapState> {
  if (status.step !== 'built') return {}
  return {
    status: askedFor(status, attempt, plan),
    told: told.filter((risk) => risk !== 'open-request'),
  }
}
