import { ofAccount } from '../../domain/account/by-account.ts'
import type { AccountOnChain } from '../../domain/account/same-account.ts'
import { isAdvertisement } from '../../domain/tokens/balances.ts'
import type { HeldToken } from '../../domain/tokens/balances.ts'
import { worthOf } from '../../domain/tokens/worth.ts'
import type { BootState } from '../../reducers/root.ts'
import type { SessionInNamespace } from '../sessions/sessions.ts'
import type { Holdings } from '../../reducers/tokens/balances.ts'

/** A token of an account with its value in 10^-18 US dollars. The value is null if the price is unknown. */
export type PricedToken = { readonly token: HeldToken; readonly worth: bigint | null }

/** The tokens of an account, most valuable first, then those without a price. */
export type HeldTokens = {
  readonly tokens: readonly PricedToken[]
  /** The value of all tokens with a price, in 10^-18 US dollars. */
  readonly total: bigint
  /** How many tokens have no known price. */
  readonly unpriced: number
  /** How many tokens are left out because they only advertise. */
  readonly advertisements: number
}

/** Returns what is known of a session's tokens on its chain. Null if no holdings of that account on that chain are stored. */
export function holdingsOf(
  { tokenBalances }: Pick<BootState, 'tokenBalances'>,
  { accounts: [address = ''], chainId }: SessionInNamespace,
): Holdings | null {
  return tokenBalances ? ofAccount(tokenBalances.holdings, { chainId, address }) : null
}

/** Returns the tokens of an account, as far as the service listed them. */
export function tokensHeldBy(
  { tokenBalances }: Pick<BootState, 'tokenBalances'>,
  holder: AccountOnChain,
): readonly HeldToken[] {
  return ofAccount(tokenBalances?.holdings ?? {}, holder)?.tokens ?? []
}

/** Returns a list of tokens in the form that views show. */
export function heldTokens(list: readonly HeldToken[]): HeldTokens {
  const held = list.filter(({ amount }) => /[1-9]/.test(amount))
  const honest = held.filter((token) => !isAdvertisement(token))
  const tokens = honest
    .map((token) => ({ token, worth: worthOf(token) }))
    .sort((one, other) => compared(other.worth ?? -1n, one.worth ?? -1n))
  return {
    tokens,
    total: tokens.reduce((sum, { worth }) => sum + (worth ?? 0n), 0n),
    unpriced: tokens.filter(({ worth }) => worth === null).length,
    advertisements: held.length - honest.length,
  }
}

function compared(one: bigint, other: bigint): number {
  return one === other ? 0 : one < other ? -1 : 1
}
