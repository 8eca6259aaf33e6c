import type { BootState } from '../../reducers/root.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'

/** What the wallet of a session calls its accounts, by address; nothing of those that it does not name. */
export function labelsOf(
  { connection }: Pick<BootState, 'connection'>,
  { session }: Pick<SessionInNamespace, 'session'>,
): Readonly<Record<string, string>> {
  return connection.sessions[session]?.labels ?? {}
}
