import { ofAccount } from '../../domain/account/by-account.ts'
import type { Namespace } from '../../domain/values/caip.ts'
import { isTurnedOff } from '../../domain/options/switched-off.ts'
import { networkOf } from '../../domain/network/network.ts'
import type { AccountOnChain } from '../../domain/account/same-account.ts'
import { tokenBalances } from '../../events/tokens/balances.ts'
import { activeSession } from '../../selectors/sessions/active-session.ts'
import type { StateOf } from '../../reducers/root.ts'
import { movedTokens } from '../../selectors/tokens/moved-tokens.ts'
import { sessionOf } from '../../selectors/sessions/sessions.ts'
import { areTokensShown } from '../../selectors/tokens/shown.ts'

/**
 * Returns the event that requests the tokens of a namespace. `at` is in milliseconds since 1970.
 * Empty if the host has switched tokens off, if there is no project, or if no wallet is connected to an offered network.
 */
export function tokenRequest(state: StateOf<'token-balances'>, namespace: Namespace, at: number) {
  const session = sessionOf(state.connection, namespace)
  const address = session?.accounts[0]
  const { projectId, networks } = state.options ?? { networks: [] }
  const isOff = isTurnedOff(state.options, 'token-balances')
  if (isOff || !projectId || !session || !address || !networkOf(networks, session.chainId)) return []
  const holder = { chainId: session.chainId, address }
  const { forced, ended } = movedTokens(state, holder, at)
  const isForced = forced.length > 0 && { forced: [...forced], ended: [...ended] }
  return [tokenBalances.requested({ ...holder, ...isForced })]
}

/** Returns the same for the active account, unless its question is running or the service does not know its chain. */
export function shownTokenRequest(state: StateOf<'token-balances'>, at: number) {
  const shown = areTokensShown(state) ? activeSession(state) : null
  const address = shown?.accounts[0]
  const holder = shown && address !== undefined ? { chainId: shown.chainId, address } : null
  const isAsked =
    holder !== null &&
    (ofAccount(state.tokenBalances.holdings, holder)?.status === 'loading' || !isChainServed(state, holder))
  return shown && !isAsked ? tokenRequest(state, shown.namespace, at) : []
}

/** Returns whether the service supports the chain of an account, as far as that is known. */
export function isChainServed(
  { tokenBalances: { holdings } }: StateOf<'token-balances'>,
  holder: AccountOnChain,
): boolean {
  return ofAccount(holdings, holder)?.failure?.code !== 'chain-unsupported'
}
