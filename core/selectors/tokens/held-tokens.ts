import { ofAccount } from '../../domain/account/by-account.ts'
import type { AccountOnChain } from '../../domain/account/same-account.ts'
import { isAdvertisement } from '../../domain/tokens/balances.ts'
import type { HeldToken } from '../../domain/tokens/balances.ts'
import { worthOf } from '../../domain/tokens/worth.ts'
import type { BootState } from '../../reducers/root.ts'
import type { SessionInNamespace } from '../sessions/sessions.ts'
import type { Holdings } from '../../reducers/tokens/balances.ts'

/** A token with what is held of it is worth, in 10^-18 of a US dollar; null where its price is not known. */
export type PricedToken = { readonly token: HeldToken; readonly worth: bigint | null }

/** What an account holds: the dearest first, then what has no price; their worth together, how many of them it leaves out, and how many advertisements are not among them. */
export type HeldTokens = {
  readonly tokens: readonly PricedToken[]
  readonly total: bigint
  readonly unpriced: number
  readonly advertisements: number
}

/** What is known of what a session's account holds on its chain; null where what was read is another's, or of another chain. */
export function holdingsOf(
  { tokenBalances }: Pick<BootState, 'tokenBalances'>,
  { accounts: [address = ''], chainId }: SessionInNamespace,
): Holdings | null {
  return tokenBalances ? ofAccount(tokenBalances.holdings, { chainId, address }) : null
}

/** Returns the tokens that an account holds, as far as the service told them. */
export function tokensHeldBy(
  { tokenBalances }: Pick<BootState, 'tokenBalances'>,
  holder: AccountOnChain,
): readonly HeldToken[] {
  return ofAccount(tokenBalances?.holdings ?? {}, holder)?.tokens ?? []
}

/** What there is to be shown of a list of tokens. */
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
