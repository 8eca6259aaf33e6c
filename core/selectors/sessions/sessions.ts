import { allNamespaces, defaultNamespace } from '../../domain/values/caip.ts'
import type { Namespace } from '../../domain/values/caip.ts'
import type { ReachedWallet } from '../../domain/connection/connector.ts'
import type { NamespaceSession } from '../../domain/sessions/namespace-session.ts'
import type { Connection, ConnectionState } from '../../reducers/sessions/connection.ts'

/** A session in one namespace. */
export type SessionInNamespace = ReachedWallet &
  Readonly<NamespaceSession> & { readonly session: string; readonly isLocked: boolean }

/** Returns the session in a namespace, unlocked or locked, or null. */
export function sessionInNamespace(state: ConnectionState, namespace: Namespace): SessionInNamespace | null {
  const current = state.byNamespace[namespace]
  const reached = 'accounts' in current ? state.sessions[current.session] : undefined
  if (!reached || !('accounts' in current)) return null
  const { session, accounts, chainId, status } = current
  return { ...reached, session, namespace, accounts: [...accounts], chainId, isLocked: status === 'locked' }
}

/** Returns the session in a namespace if it is unlocked, else null. */
export function sessionOf(state: ConnectionState, namespace: Namespace): SessionInNamespace | null {
  const held = sessionInNamespace(state, namespace)
  return held?.isLocked === false ? held : null
}

/** Returns the sessions of all namespaces, in the order of namespaces. */
export function connectedSessions(state: ConnectionState): readonly SessionInNamespace[] {
  return allNamespaces.flatMap((namespace) => sessionInNamespace(state, namespace) ?? [])
}

/** Returns the session that a single account view shows by default: the first unlocked one, else the first locked one, or null. */
export function leadingSession(state: ConnectionState): SessionInNamespace | null {
  const held = connectedSessions(state)
  return held.find(({ isLocked }) => !isLocked) ?? held[0] ?? null
}

/** Returns the wallet that is connected, is being asked or is being restored in a namespace, or null. */
export function walletIn(
  { byNamespace, sessions, flows }: ConnectionState,
  namespace: Namespace,
): ReachedWallet | null {
  const current = byNamespace[namespace]
  if ('session' in current) return sessions[current.session] ?? null
  return ('flow' in current && flows[current.flow]) || null
}

/**
 * Returns the namespace that speaks for all: that of the leading session. Without one, a namespace that is connecting or being restored, else one
 * that is not known yet, else the default.
 */
export function leadingNamespace(state: ConnectionState): Namespace {
  const first = (...wanted: Connection['status'][]) =>
    allNamespaces.find((namespace) => wanted.includes(state.byNamespace[namespace].status))
  return (
    leadingSession(state)?.namespace ??
    first('connecting', 'reconnecting') ??
    first('unknown') ??
    defaultNamespace
  )
}

/** Returns one status for all namespaces: that of the leading namespace. */
export function connectionStatus(state: ConnectionState): Connection['status'] {
  return state.byNamespace[leadingNamespace(state)].status
}

/** Returns whether the connection of some namespace is still unknown. */
export function isConnectionUnknown({ byNamespace }: ConnectionState): boolean {
  return Object.values(byNamespace).some(({ status }) => status === 'unknown')
}
