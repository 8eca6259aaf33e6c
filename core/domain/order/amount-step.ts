import type { AmountEntry } from './amount-entry.ts'
import type { Shortage } from './spendable.ts'

/** A step of a form about its amount. `add`: nothing is typed yet. `correct`: the text is no amount. `lower`: the account has too little. */
export type AmountStep = 'add' | 'correct' | 'lower'

/** Returns what a visitor has to do about the amount. Null if nothing. Zero must be replaced, like an empty field. */
export function amountStep(
  { text, amount }: Pick<AmountEntry, 'text' | 'amount'>,
  shortage: Shortage | null,
): AmountStep | null {
  const isEmpty = text.trim() === ''
  if (!isEmpty && amount === null) return 'correct'
  if (isEmpty || amount === null || BigInt(amount) === 0n) return 'add'
  return shortage === null ? null : 'lower'
}
