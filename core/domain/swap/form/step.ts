import type { AmountEntry } from '../../order/amount-entry.ts'
import { amountStep } from '../../order/amount-step.ts'
import type { AmountStep } from '../../order/amount-step.ts'
import type { Shortage } from '../../order/spendable.ts'

/** The next step before a swap can be reviewed. The first one that applies counts. */
export type SwapStep =
  | 'wait'
  | 'select-token'
  | 'enter-amount'
  | 'incorrect-value'
  | 'insufficient-balance'
  | 'retry'
  | 'review'

/** The progress of the form: whether both tokens are chosen, the amount, the insufficient balance, and the state of the quote. */
export type SwapProgress = {
  readonly hasTokens: boolean
  readonly entry: Pick<AmountEntry, 'text' | 'amount'>
  readonly shortage: Shortage | null
  readonly quote: 'none' | 'asked' | 'failed' | 'known'
}

const byAmount = {
  add: 'enter-amount',
  correct: 'incorrect-value',
  lower: 'insufficient-balance',
} as const satisfies Record<AmountStep, SwapStep>

/** Returns the visitor's next step. */
export function nextSwapStep({ hasTokens, entry, shortage, quote }: SwapProgress): SwapStep {
  if (!hasTokens) return 'select-token'
  const amount = amountStep(entry, shortage)
  if (amount) return byAmount[amount]
  if (quote === 'failed') return 'retry'
  return quote === 'known' ? 'review' : 'wait'
}
