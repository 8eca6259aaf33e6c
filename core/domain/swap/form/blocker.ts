import type { AmountEntry } from '../../order/amount-entry.ts'
import { amountBlocker } from '../../order/amount-blocker.ts'
import type { AmountBlocker } from '../../order/amount-blocker.ts'
import type { Shortage } from '../../order/spendable.ts'

/**
 * The reason why a form cannot be reviewed. The first one that applies counts.
 * - `loading`: The tokens or the quote are requested.
 * - `failed`: The tokens or the quote did not arrive.
 * - Others: the part that the visitor has to fill in or correct.
 */
export type SwapBlocker =
  | 'loading'
  | 'select-token'
  | 'enter-amount'
  | 'incorrect-value'
  | 'insufficient-balance'
  | 'failed'

/** The parts of the form: whether both tokens are chosen, the amount, the insufficient balance, and whether the quote has arrived. */
export type SwapBlockerInput = {
  readonly hasTokens: boolean
  readonly entry: Pick<AmountEntry, 'text' | 'amount'>
  readonly shortage: Shortage | null
  readonly quote: 'none' | 'requested' | 'failed' | 'received'
}

const byAmount = {
  missing: 'enter-amount',
  invalid: 'incorrect-value',
  'too-high': 'insufficient-balance',
} as const satisfies Record<AmountBlocker, SwapBlocker>

/** Returns what the form lacks. Null if it can be reviewed. */
export function swapBlockerOf({ hasTokens, entry, shortage, quote }: SwapBlockerInput): SwapBlocker | null {
  if (!hasTokens) return 'select-token'
  const amount = amountBlocker(entry, shortage)
  if (amount) return byAmount[amount]
  if (quote === 'failed') return 'failed'
  return quote === 'received' ? null : 'loading'
}
