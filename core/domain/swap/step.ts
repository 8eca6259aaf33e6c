import type { AmountEntry } from '../order/amount-entry.ts'
import type { Shortage } from '../order/spendable.ts'

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

/** Returns the visitor's next step. */
export function nextSwapStep({ hasTokens, entry, shortage, quote }: SwapProgress): SwapStep {
  if (!hasTokens) return 'select-token'
  const isEmpty = entry.text.trim() === ''
  if (!isEmpty && entry.amount === null) return 'incorrect-value'
  if (isEmpty || entry.amount === null || BigInt(entry.amount) === 0n) return 'enter-amount'
  if (shortage !== null) return 'insufficient-balance'
  if (quote === 'failed') return 'retry'
  return quote === 'known' ? 'review' : 'wait'
}
