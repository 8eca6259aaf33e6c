import type { AmountEntry } from '../order/amount-entry.ts'
import { amountBlocker } from '../order/amount-blocker.ts'
import type { AmountBlocker } from '../order/amount-blocker.ts'
import type { Shortage } from '../order/spendable.ts'

/** The reason why a form cannot be reviewed. The first one that applies counts. `find-receiver` waits for the receiver's resolution. */
export type SendBlocker =
  | 'select-token'
  | 'incorrect-value'
  | 'add-amount'
  | 'insufficient-funds'
  | 'add-address'
  | 'invalid-address'
  | 'find-receiver'

/** The parts of the form: whether a token is chosen, the amount, the insufficient balance, and the state of the receiver. */
export type SendBlockerInput = {
  readonly hasToken: boolean
  readonly entry: Pick<AmountEntry, 'text' | 'amount'>
  readonly shortage: Shortage | null
  readonly receiver: 'nothing' | 'invalid' | 'sought' | 'known'
}

const byAmount = {
  missing: 'add-amount',
  invalid: 'incorrect-value',
  'too-high': 'insufficient-funds',
} as const satisfies Record<AmountBlocker, SendBlocker>

/** Returns what the form lacks. Null if it can be reviewed. An empty or zero amount is missing. An invalid amount comes before other missing parts. */
export function sendBlockerOf({ hasToken, entry, shortage, receiver }: SendBlockerInput): SendBlocker | null {
  if (!hasToken) return 'select-token'
  const amount = amountBlocker(entry, shortage)
  if (amount) return byAmount[amount]
  if (receiver === 'nothing') return 'add-address'
  if (receiver === 'invalid') return 'invalid-address'
  return receiver === 'sought' ? 'find-receiver' : null
}
