import { activeSession } from '../sessions/active-session.ts'
import type { BootState } from '../../reducers/root.ts'
import type { SessionInNamespace } from '../sessions/sessions.ts'

/** Returns the active session if its wallet is on a chain that the host neither offers nor allows. Null otherwise. */
export function unsupportedSession(state: BootState): SessionInNamespace | null {
  const active = activeSession(state)
  const status = active && state.connection.byNamespace[active.namespace].status
  return status === 'wrong-network' && !state.options?.allowUnsupportedChain ? active : null
}
