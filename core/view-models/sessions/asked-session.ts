import type { Namespace } from '../../domain/values/caip.ts'
import type { BootState } from '../../reducers/root.ts'
import { leadingSession, sessionOf } from '../../selectors/sessions/sessions.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { askedNamespace } from './asked-namespace.ts'

/**
 * Returns the session in a namespace; without a namespace, in the first one with a connected wallet. Null if there is none. Throws `bad-request` for
 * an unknown namespace.
 */
export function askedSession(
  { connection }: BootState,
  namespace: Namespace | undefined,
): SessionInNamespace | null {
  const asked = askedNamespace(namespace)
  return asked ? sessionOf(connection, asked) : leadingSession(connection)
}
