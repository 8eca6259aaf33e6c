import { decimalOf } from '../values/amount.ts'
import type { ChainId } from '../values/caip.ts'
import { moneyDecimals } from './options.ts'
import { typedAmount } from '../order/typed-amount.ts'

/** What a visitor chose to buy, and pays with; null for what stands there by itself. `amount` is what was typed as a decimal text, null where that is no amount of money. */
export type OnRampChoice = {
  readonly purchase: { readonly id: string; readonly chainId: ChainId } | null
  readonly payment: string | null
  readonly method: string | null
  readonly text: string
  readonly amount: string | null
}

/** Nothing chosen yet. */
export const emptyOnRampChoice: OnRampChoice = {
  purchase: null,
  payment: null,
  method: null,
  text: '',
  amount: null,
}

/** An amount of money as a visitor types it, as a decimal text with two decimals; null for what is none. */
export function typedMoney(text: string, separator: string): string | null {
  const cents = typedAmount(text, moneyDecimals, separator)
  if (cents === null) return null
  const [whole = '0', fraction = ''] = decimalOf(cents, moneyDecimals).split('.')
  return `${whole}.${fraction.padEnd(moneyDecimals, '0')}`
}
