import { isTurnedOff } from '../../domain/options/switched-off.ts'
import { networkOf } from '../../domain/network/network.ts'
import { plainCoin } from '../../domain/tokens/plain-token.ts'
import type { HeldToken } from '../../domain/tokens/balances.ts'
import { coinBalance } from '../tokens/coin-balance.ts'
import type { StateOf } from '../../reducers/root.ts'
import type { SessionInNamespace } from '../sessions/sessions.ts'
import { heldTokens, holdingsOf } from '../tokens/held-tokens.ts'
import type { PricedToken } from '../tokens/held-tokens.ts'

/** Returns the tokens that an account can send, and whether more are still loading. If the service lists none, returns the coin alone. */
export function sendableTokens(
  state: StateOf<'modal'>,
  session: SessionInNamespace,
): { readonly tokens: readonly PricedToken[]; readonly isComing: boolean } {
  const holdings = holdingsOf(state, session)
  if (holdings?.tokens) return { tokens: heldTokens(holdings.tokens).tokens, isComing: false }
  const isOff = isTurnedOff(state.options, 'token-balances') || state.features['token-balances'] === 'failed'
  if (!isOff && holdings?.status !== 'failed') return { tokens: [], isComing: true }
  const coin = coinOf(state, session)
  return { tokens: coin ? [{ token: coin, worth: null }] : [], isComing: false }
}

function coinOf(state: StateOf<'modal'>, { chainId, accounts }: SessionInNamespace): HeldToken | null {
  const network = networkOf(state.options?.networks ?? [], chainId)
  const [address] = accounts
  const amount = address === undefined ? null : coinBalance(state, { chainId, address })
  if (!network || amount === null || amount === '0') return null
  return plainCoin(network, amount)
}
