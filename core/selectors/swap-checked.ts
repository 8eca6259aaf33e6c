import type { Checked } from '../domain/preflight/checked.ts'
import { doesSwap } from '../domain/does-swap.ts'
import { standingPlan } from '../domain/swap-status.ts'
import type { StateOf } from '../reducers/root.ts'

/** What was checked of the swap that is signed next; null where something else is signed before, or nothing is made yet. */
export function checkedSwap({ swap }: Pick<StateOf<'swap'>, 'swap'>): Checked | null {
  const plan = standingPlan(swap.status)
  if (!plan || !doesSwap(plan)) return null
  return plan.checked ?? { tokens: [], effect: null }
}
