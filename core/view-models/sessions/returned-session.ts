import type { Namespace } from '../../domain/values/caip.ts'
import type { BootState } from '../../reducers/root.ts'
import { heldSession } from '../../selectors/sessions/sessions.ts'

/** Returns the id of the session in a namespace, locked or not, or null. */
export function heldIn({ connection }: BootState, namespace: Namespace): string | null {
  return heldSession(connection, namespace)?.session ?? null
}

/** Returns whether a namespace has accounts without a new connection: its session was restored, or the session `before` was unlocked. */
export function hasReturned({ connection }: BootState, namespace: Namespace, before: string | null): boolean {
  const held = heldSession(connection, namespace)
  if (!held || held.isLocked) return false
  return held.session === before || connection.sessions[held.session]?.isRestored === true
}
