import { serves } from '../domain/remembered-sessions.ts'
import type { RememberedSession } from '../domain/remembered-sessions.ts'
import { rdnsOf } from '../domain/wallet.ts'
import { walletsOwn } from './chosen-account.ts'
import type { ConnectionState } from '../reducers/connection.ts'
import type { InstalledState } from '../reducers/installed.ts'
import { heldSessions } from './sessions.ts'
import type { StandingSession } from './sessions.ts'
import type { Standing } from '../reducers/standing.ts'
import { isTwin } from './twins.ts'

/** What is to be remembered: the sessions that are held, and those that were not restored and that none took the place of; of twins under the name that both go by, with the account that tells them apart. */
export function sessionsToRemember(
  state: ConnectionState,
  installed: InstalledState,
): readonly RememberedSession[] {
  const held = heldSessions(state)
  const standing = [...new Set(held.map(({ session }) => session))].flatMap((id) => {
    const here = held.filter(({ session }) => session === id)
    const [first] = here
    if (!first) return []
    const { connector, wallet } = first
    const isOneOfTwins = state.sessions[id]?.isTwin || isTwin(installed, first)
    const namespaces = here.map((held) => {
      const kept = keptOf(state, held)
      return isOneOfTwins ? { ...kept, account: walletsOwn(state, held.namespace) } : kept
    })
    return [{ connector, wallet: isOneOfTwins ? { ...wallet, key: rdnsOf(wallet.key) } : wallet, namespaces }]
  })
  const isTaken = (kept: RememberedSession) =>
    kept.namespaces.every(({ namespace }) => standing.some((session) => serves(session, namespace)))
  return [...standing, ...state.remembered.filter((kept) => !isTaken(kept))]
}

function keptOf({ byNamespace }: ConnectionState, { namespace, chainId }: StandingSession) {
  const { chosen } = byNamespace[namespace] as Partial<Standing>
  return { namespace, chainId, chosen }
}
