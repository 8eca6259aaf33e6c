import type { Namespace } from '../../domain/values/caip.ts'
import type { BootState } from '../../reducers/root.ts'
import { leadingSession, sessionOf } from '../../selectors/sessions/sessions.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { askedNamespace } from './asked-namespace.ts'

/** The session in a namespace, or without one that in which somebody is connected; null where nobody is. Throws `bad-request` for a namespace that there is not. */
export function askedSession(
  { connection }: BootState,
  namespace: Namespace | undefined,
): SessionInNamespace | null {
  const asked = askedNamespace(namespace)
  return asked ? sessionOf(connection, asked) : leadingSession(connection)
}
