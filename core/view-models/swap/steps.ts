import { allowanceFor } from '../../domain/swap/allowance/allowance.ts'
import { isRevoking } from '../../domain/swap/allowance/revoke.ts'
import { phaseOfForm } from '../../domain/swap/state.ts'
import { currentPlan } from '../../domain/swap/phase.ts'
import type { StateOf } from '../../reducers/root.ts'
import { quoteOfForm } from '../../selectors/swap/order.ts'
import { enSwap } from '../../strings/en/swap.ts'
import type { Steps } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

type Step = 'reset' | 'approve' | 'together' | 'swap' | 'done'

const stepWords = {
  reset: 'swap.stepReset',
  approve: 'swap.stepApprove',
  together: 'swap.stepTogether',
  swap: 'swap.stepSwap',
  done: 'swap.stepDone',
} as const satisfies Record<Step, string>

const statusWords = {
  done: 'swap.stepIsDone',
  current: 'swap.stepIsCurrent',
  next: 'swap.stepIsNext',
} as const

/** Returns the steps of a swap, from its allowance to its end. No step is current until the next signature is known. Null without a quote. */
export function swapSteps(state: StateOf<'swap'>): Steps | null {
  const quote = quoteOfForm(state.swap)
  if (!quote) return null
  const text = textsOf(state, enSwap)
  const { steps, current } = progressOf(state, quote.order)
  const now = current === null ? -1 : steps.indexOf(current)
  return {
    part: 'steps',
    label: text('swap.steps'),
    steps: steps.map((step, index) => {
      const status = index < now ? 'done' : index === now ? 'current' : 'next'
      return { key: step, label: text(stepWords[step]), status, statusText: text(statusWords[status]) }
    }),
  }
}

type Order = NonNullable<ReturnType<typeof quoteOfForm>>['order']

function progressOf(
  state: StateOf<'swap'>,
  order: Order,
): { readonly steps: readonly Step[]; readonly current: Step | null } {
  const plan = currentPlan(phaseOfForm(state.swap))
  // The coin of a network needs no allowance.
  if (order.from === null) return { steps: ['swap', 'done'], current: plan && 'swap' }
  if (plan?.kind === 'bundle') return { steps: ['together', 'done'], current: 'together' }
  if (plan && isRevoking(plan)) return { steps: ['reset', 'approve', 'swap', 'done'], current: 'reset' }
  const steps = ['approve', 'swap', 'done'] as const
  const isAllowed = plan ? plan.kind === 'swap' : allowanceFor(state.swap.allowances, order) !== null
  if (isAllowed) return { steps, current: 'swap' }
  return { steps, current: plan && 'approve' }
}
