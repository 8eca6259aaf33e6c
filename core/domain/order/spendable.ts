import type { BaseUnits } from '../values/amount.ts'

/** What an account can pay with, in base units: how much it holds of the token that it sends, whether that is the network's coin, how much of the coin it holds, and the most that the network may take for sending; nulls for what is not known yet. */
export type Purse = {
  readonly isCoin: boolean
  readonly held: BaseUnits | null
  readonly coin: BaseUnits | null
  readonly networkCost: BaseUnits | null
}

/** What there is too little of: the token that is sent, or the coin that the network is paid with. */
export type Shortage = 'token' | 'coin'

/** The most that can be sent: all of a token, and of the coin what the network leaves; null while nobody knows what that is. */
export function mostSpendable({ isCoin, held, networkCost }: Purse): BaseUnits | null {
  if (!isCoin || held === null) return held
  if (networkCost === null) return null
  const left = BigInt(held) - BigInt(networkCost)
  return left > 0n ? left.toString() : '0'
}

/** What there is too little of to send an amount, as far as it is known; null for enough. A price never decides. */
export function shortageOf(amount: BaseUnits, { isCoin, held, coin, networkCost }: Purse): Shortage | null {
  const cost = BigInt(networkCost ?? 0)
  if (held !== null && BigInt(amount) > BigInt(held)) return 'token'
  if (isCoin) return held !== null && BigInt(amount) + cost > BigInt(held) ? 'coin' : null
  return coin !== null && cost > BigInt(coin) ? 'coin' : null
}
