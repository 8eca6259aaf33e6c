import type { BaseUnits } from '../../values/amount.ts'
import { isSameTokenAddress } from '../../account/same-account.ts'
import type { SwapToken } from '../token.ts'
import type { HeldToken } from '../../tokens/balances.ts'

/** Returns an account's balance of a token, in base units. Null if neither the balances nor the list of tokens name the token. */
export function listedBalance(
  held: readonly HeldToken[] | null,
  list: readonly SwapToken[],
  token: string,
): BaseUnits | null {
  if (!held) return null
  const isListed = list.some(({ address }) => isSameTokenAddress(address, token))
  return held.find(({ address }) => isSameTokenAddress(address, token))?.amount ?? (isListed ? '0' : null)
}

/** Returns the price of a whole token (null is the coin) in US dollars, from the service that knows balances. Null if it has none. */
export function listedPrice(held: readonly HeldToken[] | null, token: string | null): string | null {
  return held?.find(({ address }) => isSameTokenAddress(address, token))?.price ?? null
}
