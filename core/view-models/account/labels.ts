import type { BootState } from '../../reducers/root.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'

/** Returns the labels that the wallet of a session gives its accounts, by address. Accounts without a label are not in the record. */
export function labelsOf(
  { connection }: Pick<BootState, 'connection'>,
  { session }: Pick<SessionInNamespace, 'session'>,
): Readonly<Record<string, string>> {
  return connection.sessions[session]?.labels ?? {}
}
