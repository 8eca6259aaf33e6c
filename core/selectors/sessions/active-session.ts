import type { BootState } from '../../reducers/root.ts'
import { heldSession, leadingSession } from './sessions.ts'
import type { SessionInNamespace } from './sessions.ts'

/** What one account view shows: what is held in the namespace that the visitor looks at, else what leads; no request is ever decided by it. */
export function activeSession({
  connection,
  account,
}: Pick<BootState, 'connection' | 'account'>): SessionInNamespace | null {
  const shown = account?.shown
  return (shown && heldSession(connection, shown)) ?? leadingSession(connection)
}
