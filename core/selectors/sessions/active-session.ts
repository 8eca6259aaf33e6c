import type { BootState } from '../../reducers/root.ts'
import { sessionInNamespace, leadingSession } from './sessions.ts'
import type { SessionInNamespace } from './sessions.ts'

/** Returns the session that a single account view shows: that of the visitor's chosen namespace, else the leading one. No request depends on it. */
export function activeSession({
  connection,
  account,
}: Pick<BootState, 'connection' | 'account'>): SessionInNamespace | null {
  const shown = account?.shown
  return (shown && sessionInNamespace(connection, shown)) ?? leadingSession(connection)
}
