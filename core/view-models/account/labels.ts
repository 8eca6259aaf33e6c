import type { BootState } from '../../reducers/root.ts'
import type { StandingSession } from '../../selectors/sessions/sessions.ts'

/** What the wallet of a session calls its accounts, by address; nothing of those that it does not name. */
export function labelsOf(
  { connection }: Pick<BootState, 'connection'>,
  { session }: Pick<StandingSession, 'session'>,
): Readonly<Record<string, string>> {
  return connection.sessions[session]?.labels ?? {}
}
