import { namespaceOf } from '../../domain/values/caip.ts'
import type { ChainId, Namespace } from '../../domain/values/caip.ts'
import type { StateOf } from '../../reducers/root.ts'
import { isInHistory } from '../shell/current-view.ts'
import { unservedSwitches } from '../network/network-switch.ts'
import { sessionInNamespace } from '../sessions/sessions.ts'

/** Returns the chain for which the visitor looks for a second wallet, of another kind than the connected one. Null if there is none. */
export function chainWithoutWallet(state: StateOf<'modal'>): ChainId | null {
  const { network, connection } = state
  const chainId = unservedSwitches(network).at(-1)?.chainId
  const isWanted = chainId !== undefined && isInHistory(state, 'SwitchActiveChain')
  return isWanted && !sessionInNamespace(connection, namespaceOf(chainId)) ? chainId : null
}

/** Returns whether a wallet of a namespace is useful now: any, unless the visitor looks for a wallet of one kind. */
export function servesRequestedKind(state: StateOf<'modal'>, namespace: Namespace): boolean {
  const chainId = chainWithoutWallet(state)
  return chainId === null || namespaceOf(chainId) === namespace
}
