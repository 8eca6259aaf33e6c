import { serves } from '../domain/remembered-sessions.ts'
import type { RememberedSession } from '../domain/remembered-sessions.ts'
import type { ConnectionState } from './connection.ts'
import { heldSessions } from './sessions.ts'
import type { StandingSession } from './sessions.ts'
import type { Standing } from './standing.ts'

/** What is to be remembered: the sessions that are held, and those that were not restored and that none took the place of. */
export function sessionsToRemember(state: ConnectionState): readonly RememberedSession[] {
  const held = heldSessions(state)
  const standing = [...new Set(held.map(({ session }) => session))].flatMap((id) => {
    const here = held.filter(({ session }) => session === id)
    const [first] = here
    if (!first) return []
    const { connector, wallet } = first
    return [{ connector, wallet, namespaces: here.map((held) => keptOf(state, held)) }]
  })
  const isTaken = (kept: RememberedSession) =>
    kept.namespaces.every(({ namespace }) => standing.some((session) => serves(session, namespace)))
  return [...standing, ...state.remembered.filter((kept) => !isTaken(kept))]
}

function keptOf({ byNamespace }: ConnectionState, { namespace, chainId }: StandingSession) {
  const { chosen } = byNamespace[namespace] as Partial<Standing>
  return { namespace, chainId, chosen }
}
