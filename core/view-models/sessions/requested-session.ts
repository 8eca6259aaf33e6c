import type { Namespace } from '../../domain/values/caip.ts'
import type { BootState } from '../../reducers/root.ts'
import { leadingSession, sessionOf } from '../../selectors/sessions/sessions.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { requestedNamespace } from './requested-namespace.ts'

/**
 * Returns the session in a namespace; without a namespace, in the first one with a connected wallet. Null if there is none. Throws `bad-request` for
 * an unknown namespace.
 */
export function requestedSession(
  { connection }: BootState,
  namespace: Namespace | undefined,
): SessionInNamespace | null {
  const asked = requestedNamespace(namespace)
  return asked ? sessionOf(connection, asked) : leadingSession(connection)
}
