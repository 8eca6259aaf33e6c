import { decimalOf } from '../values/amount.ts'
import type { ChainId } from '../values/caip.ts'
import { moneyDecimals } from './options.ts'
import { typedAmount } from '../order/typed-amount.ts'

/** The visitor's choices in the form. Null means the default. `amount` is the typed text as a decimal, or null if the text is no amount of money. */
export type OnRampChoice = {
  readonly purchase: { readonly id: string; readonly chainId: ChainId } | null
  readonly payment: string | null
  readonly method: string | null
  readonly text: string
  readonly amount: string | null
}

export const emptyOnRampChoice: OnRampChoice = {
  purchase: null,
  payment: null,
  method: null,
  text: '',
  amount: null,
}

/** Returns a typed amount of money as a decimal text with two decimals. Null if the text is no amount. */
export function typedMoney(text: string, separator: string): string | null {
  const cents = typedAmount(text, moneyDecimals, separator)
  if (cents === null) return null
  const [whole = '0', fraction = ''] = decimalOf(cents, moneyDecimals).split('.')
  return `${whole}.${fraction.padEnd(moneyDecimals, '0')}`
}
