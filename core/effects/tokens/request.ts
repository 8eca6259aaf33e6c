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

/** What asks for the tokens of a namespace at a time in milliseconds since 1970: one event, or none where the host wants no tokens, there is no project, or nobody connected to a network on offer. */
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

/** The same for the account that is looked at, unless its question is still open or its chain is one that the service does not know. */
export function shownTokenRequest(state: StateOf<'token-balances'>, at: number) {
  const shown = areTokensShown(state) ? activeSession(state) : null
  const address = shown?.accounts[0]
  const holder = shown && address !== undefined ? { chainId: shown.chainId, address } : null
  const isAsked =
    holder !== null &&
    (ofAccount(state.tokenBalances.holdings, holder)?.status === 'loading' || !isChainServed(state, holder))
  return shown && !isAsked ? tokenRequest(state, shown.namespace, at) : []
}

/** Whether the service serves the chain of an account that is looked at, as far as it is known. */
export function isChainServed(
  { tokenBalances: { holdings } }: StateOf<'token-balances'>,
  holder: AccountOnChain,
): boolean {
  return ofAccount(holdings, holder)?.failure?.code !== 'chain-unsupported'
}
