import type { Namespace } from '../../domain/values/caip.ts'
import type { BootState } from '../../reducers/root.ts'
import { sessionInNamespace } from '../../selectors/sessions/sessions.ts'

/** Returns the id of the session in a namespace, locked or not, or null. */
export function sessionIdIn({ connection }: BootState, namespace: Namespace): string | null {
  return sessionInNamespace(connection, namespace)?.session ?? null
}

/** Returns whether a namespace has accounts without a new connection: its session was restored, or the session `before` was unlocked. */
export function hasReturned({ connection }: BootState, namespace: Namespace, before: string | null): boolean {
  const held = sessionInNamespace(connection, namespace)
  if (!held || held.isLocked) return false
  return held.session === before || connection.sessions[held.session]?.isRestored === true
}
