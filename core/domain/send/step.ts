import type { AmountEntry } from '../order/amount-entry.ts'
import { amountStep } from '../order/amount-step.ts'
import type { AmountStep } from '../order/amount-step.ts'
import type { Shortage } from '../order/spendable.ts'

/** The next step before a transfer can be reviewed. The first one that applies counts. `find-receiver` waits for the receiver's resolution. */
export type SendStep =
  | 'select-token'
  | 'incorrect-value'
  | 'add-amount'
  | 'insufficient-funds'
  | 'add-address'
  | 'invalid-address'
  | 'find-receiver'
  | 'preview'

/** The progress of the form: whether a token is chosen, the amount, the insufficient balance, and the state of the receiver. */
export type SendProgress = {
  readonly hasToken: boolean
  readonly entry: Pick<AmountEntry, 'text' | 'amount'>
  readonly shortage: Shortage | null
  readonly receiver: 'nothing' | 'invalid' | 'sought' | 'known'
}

const byAmount = {
  add: 'add-amount',
  correct: 'incorrect-value',
  lower: 'insufficient-funds',
} as const satisfies Record<AmountStep, SendStep>

/** Returns the visitor's next step. An empty or zero amount must be added. An invalid amount is incorrect, even if other parts are missing. */
export function nextSendStep({ hasToken, entry, shortage, receiver }: SendProgress): SendStep {
  if (!hasToken) return 'select-token'
  const amount = amountStep(entry, shortage)
  if (amount) return byAmount[amount]
  if (receiver === 'nothing') return 'add-address'
  if (receiver === 'invalid') return 'invalid-address'
  return receiver === 'sought' ? 'find-receiver' : 'preview'
}
