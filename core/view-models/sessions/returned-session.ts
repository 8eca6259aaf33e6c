import type { Namespace } from '../../domain/values/caip.ts'
import type { BootState } from '../../reducers/root.ts'
import { heldSession } from '../../selectors/sessions/sessions.ts'

/** The id of the session that is held in a namespace, locked or not, or null. */
export function heldIn({ connection }: BootState, namespace: Namespace): string | null {
  return heldSession(connection, namespace)?.session ?? null
}

/** Whether accounts are shared in a namespace by a wallet that nobody had to connect for that: one of an earlier visit, or that of the session `before`, unlocked. */
export function hasReturned({ connection }: BootState, namespace: Namespace, before: string | null): boolean {
  const held = heldSession(connection, namespace)
  if (!held || held.isLocked) return false
  return held.session === before || connection.sessions[held.session]?.isRestored === true
}
