import { allNamespaces } from '../../domain/values/caip.ts'
import type { Namespace } from '../../domain/values/caip.ts'
import type { ReachedWallet } from '../../domain/connection/connector.ts'
import type { ConnectionState } from '../../reducers/sessions/connection.ts'

/** Returns the ids of the sessions that serve a namespace, or any. Includes those that are being restored. */
export function sessionsIn({ byNamespace }: ConnectionState, namespace?: Namespace): readonly string[] {
  const asked = namespace ? [namespace] : allNamespaces
  const found = asked.flatMap((name) => {
    const current = byNamespace[name]
    return 'session' in current ? [current.session] : []
  })
  return [...new Set(found)]
}

/** Returns the namespaces that a session serves, or in which it is being restored. */
export function servedBy(state: ConnectionState, session: string): Namespace[] {
  return allNamespaces.filter((namespace) => sessionsIn(state, namespace)[0] === session)
}

/** Returns the sessions that serve no namespace, with their ids. */
export function unusedSessions(state: ConnectionState): readonly (readonly [string, ReachedWallet])[] {
  return Object.entries(state.sessions).filter(([session]) => servedBy(state, session).length === 0)
}
