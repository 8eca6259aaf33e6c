import { shortAddress } from '../../domain/account/account.ts'
import type { BaseUnits } from '../../domain/values/amount.ts'
import { phaseOfForm } from '../../domain/swap/state.ts'
import { currentPlan } from '../../domain/swap/phase.ts'
import { approvedFor } from '../../domain/swap/allowance/allowance.ts'
import { isRevoking } from '../../domain/swap/allowance/revoke.ts'
import type { SwapToken } from '../../domain/swap/token.ts'
import type { StateOf } from '../../reducers/root.ts'
import { quoteOfForm } from '../../selectors/swap/order.ts'
import { enSwap } from '../../strings/en/swap.ts'
import { localeOf } from '../parts/locale-of.ts'
import { swapDetails } from '../../selectors/swap/details.ts'
import type { Line, Notice } from '../parts/parts.ts'
import { momentText, swapAmountText } from './words.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The lines about an approval or a permit: its amount, its spender and its end. */
export type AllowanceLines = {
  readonly allowed: Line | null
  readonly spender: Line | null
  readonly deadline: Line | null
  /** Says that the allowance is granted and used at once, or that an old one is revoked first. */
  readonly note: Notice | null
}

type Leave = {
  readonly spender: string
  readonly amount: BaseUnits
  /** The end in seconds since 1970; null for an approval, which has none. */
  readonly deadline: number | null
}

/** Returns the amount and the spender of the allowance that the wallet is asked for. All null if the swap itself is signed next. */
export function allowanceLines(state: StateOf<'swap'>): AllowanceLines {
  const leave = leaveOf(state)
  const { source } = state.swap
  const phase = phaseOfForm(state.swap)
  const text = textsOf(state, enSwap)
  // Most token swaps need an allowance, so its lines keep their room until the plan is known.
  if (source?.address && currentPlan(phase) === null && phase.name !== 'failed') {
    const awaited = { part: 'line', value: null, full: text('swap.preparing') } as const
    return {
      allowed: { ...awaited, label: text('swap.allowed') },
      spender: { ...awaited, label: text('swap.spender') },
      deadline: source.hasPermit ? { ...awaited, label: text('swap.deadline') } : null,
      note: null,
    }
  }
  if (source?.address && planOf(state)?.kind === 'swap') return grantedLines(state, source)
  if (!leave || !source) return { allowed: null, spender: null, deadline: null, note: null }
  const note = noteText(state)
  return {
    allowed: {
      part: 'line',
      label: text('swap.allowed'),
      value: swapAmountText(state, source, leave.amount),
    },
    spender: spenderLine(state, leave.spender),
    deadline: deadlineLine(state, leave.deadline, source),
    note: note === null ? null : { part: 'notice', tone: 'quiet', title: note },
  }
}

/** Returns the same lines once the swap itself is signed, so that they keep their room. */
function grantedLines(state: StateOf<'swap'>, source: SwapToken): AllowanceLines {
  const text = textsOf(state, enSwap)
  const quote = quoteOfForm(state.swap)
  const spender = quote && approvedFor(state.swap.allowances, quote.order)
  return {
    allowed: { part: 'line', label: text('swap.allowed'), value: text('swap.allowedBefore') },
    // An allowance from before this visit has a spender that the page never asked for.
    spender:
      spender === null
        ? { part: 'line', label: text('swap.spender'), value: '–', tone: 'quiet' }
        : spenderLine(state, spender),
    deadline: deadlineLine(state, null, source),
    note: null,
  }
}

function spenderLine(state: StateOf<'swap'>, spender: string): Line {
  const label = textsOf(state, enSwap)('swap.spender')
  return { part: 'line', label, value: shortAddress(spender), full: spender }
}

/** Returns the end of a permit. An approval of a token that could have had a permit says that it has none, so that nothing below moves. */
function deadlineLine(state: StateOf<'swap'>, deadline: number | null, token: SwapToken): Line | null {
  const text = textsOf(state, enSwap)
  if (deadline === null && !token.hasPermit) return null
  const value = deadline === null ? text('swap.noDeadline') : momentText(deadline, localeOf(state))
  return { part: 'line', label: text('swap.deadline'), value }
}

function planOf(state: StateOf<'swap'>) {
  return currentPlan(phaseOfForm(state.swap))
}

/** Returns the allowance in a sentence. Null if the swap itself is signed next, or if the note says it. */
export function allowanceText(state: StateOf<'swap'>): string | null {
  const leave = leaveOf(state)
  const { source } = state.swap
  if (!leave || !source || noteText(state) !== null) return null
  const amount = swapAmountText(state, source, leave.amount)
  const isPermit = leave.deadline !== null
  return textsOf(state, enSwap)(isPermit ? 'swap.askPermitBody' : 'swap.askApprovalBody', { amount })
}

/**
 * Returns the note about an operation that does several things, or about revoking before an approval. Null if an approval or a permit is the first
 * step.
 */
function noteText(state: StateOf<'swap'>): string | null {
  const plan = currentPlan(phaseOfForm(state.swap))
  const details = swapDetails(state)
  const text = textsOf(state, enSwap)
  if (plan && isRevoking(plan)) return text('swap.revokeFirst')
  if (!details || plan?.kind !== 'bundle') return null
  const { source, target, given, received } = details
  return text(plan.revoke ? 'swap.togetherAnew' : 'swap.together', {
    amount: swapAmountText(state, source, given),
    received: swapAmountText(state, target, received),
  })
}

function leaveOf(state: StateOf<'swap'>): Leave | null {
  const plan = currentPlan(phaseOfForm(state.swap))
  if (plan?.kind === 'approval' || plan?.kind === 'bundle')
    return { spender: plan.spender, amount: plan.amount, deadline: null }
  return plan?.kind === 'permit' ? plan.permit : null
}
