import type { AmountEntry } from '../order/amount-entry.ts'
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

/** Returns the visitor's next step. An empty or zero amount must be added. An invalid amount is incorrect, even if other parts are missing. */
export function nextSendStep({ hasToken, entry, shortage, receiver }: SendProgress): SendStep {
  if (!hasToken) return 'select-token'
  const isEmpty = entry.text.trim() === ''
  if (!isEmpty && entry.amount === null) return 'incorrect-value'
  if (isEmpty || entry.amount === '0') return 'add-amount'
  if (shortage !== null) return 'insufficient-funds'
  if (receiver === 'nothing') return 'add-address'
  if (receiver === 'invalid') return 'invalid-address'
  return receiver === 'sought' ? 'find-receiver' : 'preview'
}
