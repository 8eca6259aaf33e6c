import type { BaseUnits } from '../values/amount.ts'

/** The balances and the cost of a payment, in base units. Null means unknown. */
export type Purse = {
  /** Whether the paid token is the network's coin. */
  readonly isCoin: boolean
  /** The account's balance of the paid token. */
  readonly held: BaseUnits | null
  /** The account's balance of the coin. */
  readonly coin: BaseUnits | null
  /** The highest cost of the network, in the coin. */
  readonly networkCost: BaseUnits | null
}

/** The insufficient balance: that of the sent token, or that of the coin that pays the network. */
export type Shortage = 'token' | 'coin'

/**
 * Returns the highest amount that can be sent: the complete balance of a token, or that of the coin minus the network's cost. Null while it is
 * unknown.
 */
export function mostSpendable({ isCoin, held, networkCost }: Purse): BaseUnits | null {
  if (!isCoin || held === null) return held
  if (networkCost === null) return null
  const left = BigInt(held) - BigInt(networkCost)
  return left > 0n ? left.toString() : '0'
}

/** Returns which balance is insufficient for an amount, as far as it is known. Null if none is. Prices have no influence. */
export function shortageOf(amount: BaseUnits, { isCoin, held, coin, networkCost }: Purse): Shortage | null {
  const cost = BigInt(networkCost ?? 0)
  if (held !== null && BigInt(amount) > BigInt(held)) return 'token'
  if (isCoin) return held !== null && BigInt(amount) + cost > BigInt(held) ? 'coin' : null
  return coin !== null && cost > BigInt(coin) ? 'coin' : null
}
