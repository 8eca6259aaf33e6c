import type { AmountEntry } from '../order/amount-entry.ts'
import type { Shortage } from '../order/spendable.ts'

/** What a visitor has to do next before what is to be sent can be reviewed; the first that holds counts (behaviour reference 3.6); while the receiver is looked up, to wait. */
export type SendStep =
  | 'select-token'
  | 'incorrect-value'
  | 'add-amount'
  | 'insufficient-funds'
  | 'add-address'
  | 'invalid-address'
  | 'find-receiver'
  | 'preview'

/** What of a sending is there: whether a token is chosen, the field of the amount, what there is too little of, and how the receiver stands. */
export type SendProgress = {
  readonly hasToken: boolean
  readonly entry: Pick<AmountEntry, 'text' | 'amount'>
  readonly shortage: Shortage | null
  readonly receiver: 'nothing' | 'invalid' | 'sought' | 'known'
}

/** What a visitor has to do next: an amount of nothing is still to be added, and one that is none is incorrect, whatever else is missing. */
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
