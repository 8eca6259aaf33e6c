import type { BaseUnits } from '../values/amount.ts'
import { shortageOf } from '../order/spendable.ts'
import type { Purse, Shortage } from '../order/spendable.ts'

/** What there is too little of to swap an amount, in base units and as far as it is known; null for enough. Whoever has none of the coin can pay no gas (spec 5). */
export function swapShortage(amount: BaseUnits, purse: Purse): Shortage | null {
  if (purse.coin !== null && BigInt(purse.coin) === 0n) return purse.isCoin ? 'token' : 'coin'
  return shortageOf(amount, purse)
}
