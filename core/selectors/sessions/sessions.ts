import { allNamespaces } from '../../domain/values/caip.ts'
import type { Namespace } from '../../domain/values/caip.ts'
import type { ReachedWallet } from '../../domain/connection/connector.ts'
import type { NamespaceSession } from '../../domain/sessions/namespace-session.ts'
import type { Connection, ConnectionState } from '../../reducers/sessions/connection.ts'

/** A session as it stands in one namespace. */
export type SessionInNamespace = ReachedWallet &
  Readonly<NamespaceSession> & { readonly session: string; readonly isLocked: boolean }

/** The session that stands in a namespace or waits for its wallet to be unlocked, or null. */
export function heldSession(state: ConnectionState, namespace: Namespace): SessionInNamespace | null {
  const current = state.byNamespace[namespace]
  const reached = 'accounts' in current ? state.sessions[current.session] : undefined
  if (!reached || !('accounts' in current)) return null
  const { session, accounts, chainId, status } = current
  return { ...reached, session, namespace, accounts: [...accounts], chainId, isLocked: status === 'locked' }
}

/** The session that stands in a namespace and shares its accounts, or null. */
export function sessionOf(state: ConnectionState, namespace: Namespace): SessionInNamespace | null {
  const held = heldSession(state, namespace)
  return held?.isLocked === false ? held : null
}

/** What is held in every namespace, in the order of namespaces. */
export function heldSessions(state: ConnectionState): readonly SessionInNamespace[] {
  return allNamespaces.flatMap((namespace) => heldSession(state, namespace) ?? [])
}

/** What one account view shows: what is held in the first namespace where accounts are shared, else where a wallet is locked, or null. */
export function leadingSession(state: ConnectionState): SessionInNamespace | null {
  const held = heldSessions(state)
  return held.find(({ isLocked }) => !isLocked) ?? held[0] ?? null
}

/** The wallet that is connected, is being asked or is being restored in a namespace, or null. */
export function walletIn(
  { byNamespace, sessions, flows }: ConnectionState,
  namespace: Namespace,
): ReachedWallet | null {
  const current = byNamespace[namespace]
  if ('session' in current) return sessions[current.session] ?? null
  return ('flow' in current && flows[current.flow]) || null
}

/**
 * Returns one status for all namespaces: that of the session that is shown. Without one, that of a
 * namespace that is connecting or being restored, else of one that is not known yet.
 */
export function connectionStatus(state: ConnectionState): Connection['status'] {
  const leading = leadingSession(state)
  if (leading) return state.byNamespace[leading.namespace].status
  const found = allNamespaces.map((namespace) => state.byNamespace[namespace].status)
  const isOnItsWay = (status: Connection['status']) => status === 'connecting' || status === 'reconnecting'
  return found.find(isOnItsWay) ?? found.find((status) => status === 'unknown') ?? 'disconnected'
}

/** Whether nobody has said yet, in some namespace, who is connected there. */
export function isUnknown({ byNamespace }: ConnectionState): boolean {
  return Object.values(byNamespace).some(({ status }) => status === 'unknown')
}
