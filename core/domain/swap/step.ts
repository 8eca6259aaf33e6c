import type { AmountEntry } from '../order/amount-entry.ts'
import type { Shortage } from '../order/spendable.ts'

/** What a visitor has to do next before a swap can be reviewed; the first that holds counts (behaviour reference 3.7). */
export type SwapStep =
  | 'wait'
  | 'select-token'
  | 'enter-amount'
  | 'incorrect-value'
  | 'insufficient-balance'
  | 'retry'
  | 'review'

/** What of a swap is there: both tokens, the field of the amount, what there is too little of, and how its quote stands. */
export type SwapProgress = {
  readonly hasTokens: boolean
  readonly entry: Pick<AmountEntry, 'text' | 'amount'>
  readonly shortage: Shortage | null
  readonly quote: 'none' | 'asked' | 'failed' | 'known'
}

/** What a visitor has to do next. */
export function nextSwapStep({ hasTokens, entry, shortage, quote }: SwapProgress): SwapStep {
  if (!hasTokens) return 'select-token'
  const isEmpty = entry.text.trim() === ''
  if (!isEmpty && entry.amount === null) return 'incorrect-value'
  if (isEmpty || entry.amount === null || BigInt(entry.amount) === 0n) return 'enter-amount'
  if (shortage !== null) return 'insufficient-balance'
  if (quote === 'failed') return 'retry'
  return quote === 'known' ? 'review' : 'wait'
}
