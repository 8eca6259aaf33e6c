import type { AmountEntry } from './amount-entry.ts'
import type { Shortage } from './spendable.ts'

/** The reason why an amount cannot be used. `missing`: it is empty or zero. `invalid`: the text is no amount. `too-high`: the account has too little. */
export type AmountBlocker = 'missing' | 'invalid' | 'too-high'

/** Returns why an amount cannot be used. Null if it can. */
export function amountBlocker(
  { text, amount }: Pick<AmountEntry, 'text' | 'amount'>,
  shortage: Shortage | null,
): AmountBlocker | null {
  const isEmpty = text.trim() === ''
  if (!isEmpty && amount === null) return 'invalid'
  if (isEmpty || amount === null || BigInt(amount) === 0n) return 'missing'
  return shortage === null ? null : 'too-high'
}
