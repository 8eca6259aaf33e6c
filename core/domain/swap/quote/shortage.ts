import type { BaseUnits } from '../../values/amount.ts'
import { shortageOf } from '../../order/spendable.ts'
import type { Purse, Shortage } from '../../order/spendable.ts'

/**
 * Returns which balance is insufficient to swap an amount in base units, as far as it is known. Null if none is. An account without any of the coin
 * cannot pay for gas.
 */
export function swapShortage(amount: BaseUnits, purse: Purse): Shortage | null {
  if (purse.coin !== null && BigInt(purse.coin) === 0n) return purse.isCoin ? 'token' : 'coin'
  return shortageOf(amount, purse)
}
