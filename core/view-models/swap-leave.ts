import { shortAddress } from '../domain/account.ts'
import type { BaseUnits } from '../domain/amount.ts'
import { standingPlan } from '../domain/swap-status.ts'
import type { StateOf } from '../reducers/root.ts'
import { enSwap } from '../strings/en/swap.ts'
import { localeOf } from './locale-of.ts'
import type { Line } from './parts.ts'
import { momentText, swapAmountText } from './swap-words.ts'
import { textsOf } from './texts-of.ts'

/** The places of whom an approval or a permit lets take how much, and for how long. */
export type LeaveLines = {
  readonly allowed: Line | null
  readonly spender: Line | null
  readonly deadline: Line | null
}

type Leave = {
  readonly spender: string
  readonly amount: BaseUnits
  /** In seconds since 1970; null for an approval, which has no end. */
  readonly deadline: number | null
}

/** Whom the wallet is asked to let take how much of the source; nothing where the swap itself is signed next. */
export function leaveLines(state: StateOf<'swap'>): LeaveLines {
  const leave = leaveOf(state)
  const { source } = state.swap
  if (!leave || !source) return { allowed: null, spender: null, deadline: null }
  const text = textsOf(state, enSwap)
  return {
    allowed: {
      part: 'line',
      label: text('swap.allowed'),
      value: swapAmountText(state, source, leave.amount),
    },
    spender: {
      part: 'line',
      label: text('swap.spender'),
      value: shortAddress(leave.spender),
      full: leave.spender,
    },
    deadline:
      leave.deadline === null
        ? null
        : {
            part: 'line',
            label: text('swap.deadline'),
            value: momentText(leave.deadline, localeOf(state)),
          },
  }
}

/** The same in a sentence, for whoever reads what the wallet is asked; null where the swap itself is. */
export function leaveText(state: StateOf<'swap'>): string | null {
  const leave = leaveOf(state)
  const { source } = state.swap
  if (!leave || !source) return null
  const amount = swapAmountText(state, source, leave.amount)
  const isPermit = leave.deadline !== null
  return textsOf(state, enSwap)(isPermit ? 'swap.askPermitBody' : 'swap.askApprovalBody', { amount })
}

function leaveOf(state: StateOf<'swap'>): Leave | null {
  const plan = standingPlan(state.swap.status)
  if (plan?.kind === 'approval') return { spender: plan.spender, amount: plan.amount, deadline: null }
  return plan?.kind === 'permit' ? plan.permit : null
}
