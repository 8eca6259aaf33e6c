import type { BaseUnits } from '../values/amount.ts'
import { isSameSide } from './quote.ts'
import type { SwapToken } from './token.ts'
import type { HeldToken } from '../tokens/balances.ts'

/** Returns how much of a token an account holds, in base units. Null if nobody knows: neither the holdings nor the list name it. */
export function heldOfToken(
  held: readonly HeldToken[] | null,
  list: readonly SwapToken[],
  token: string,
): BaseUnits | null {
  if (!held) return null
  const isListed = list.some(({ address }) => isSameSide(address, token))
  return held.find(({ address }) => isSameSide(address, token))?.amount ?? (isListed ? '0' : null)
}

/** Returns what a whole token (null for the coin) costs in US dollars as the service that knows balances says it. Null if it does not. */
export function heldPrice(held: readonly HeldToken[] | null, token: string | null): string | null {
  return held?.find(({ address }) => isSameSide(address, token))?.price ?? null
}
