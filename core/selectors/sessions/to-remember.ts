import { isBesidePage } from '../../domain/connection/connector.ts'
import { serves } from '../../domain/sessions/stored-session.ts'
import type { RememberedSession } from '../../domain/sessions/remembered-sessions.ts'
import { rdnsOf } from '../../domain/wallets/wallet.ts'
import { walletsOwn } from './chosen-account.ts'
import type { BootState } from '../../reducers/root.ts'
import { connectedSessions } from './sessions.ts'
import type { SessionStatus } from '../../reducers/sessions/session-status.ts'
import { isTwin } from './twins.ts'

/** Returns the sessions to store: the current ones, and stored ones that were not restored unless a current one replaces them. */
export function sessionsToRemember(state: BootState): readonly RememberedSession[] {
  const ids = new Set(connectedSessions(state.connection).map(({ session }) => session))
  const standing = [...ids].flatMap((id) => rememberedOf(state, id) ?? [])
  const isTaken = (kept: RememberedSession) =>
    kept.namespaces.every(({ namespace }) => standing.some((session) => serves(session, namespace)))
  return [...standing, ...state.connection.remembered.filter((kept) => !isTaken(kept))]
}

/**
 * Returns the record of a current session, or null if it has no namespace.
 * For a wallet beside the page, the record has the account that distinguishes it from others of its name.
 * It also says whether the wallet is the only one with that name.
 */
export function rememberedOf(
  { connection, installed }: BootState,
  session: string,
): RememberedSession | null {
  const here = connectedSessions(connection).filter((held) => held.session === session)
  const [first] = here
  if (!first) return null
  const { connector, wallet } = first
  const isNamed = isBesidePage(connector)
  const isAlone = !connection.sessions[session]?.isTwin && !isTwin(installed, first)
  const namespaces = here.map(({ namespace, chainId }) => {
    const { chosen } = connection.byNamespace[namespace] as Partial<SessionStatus>
    const kept = { namespace, chainId, chosen }
    return isNamed ? { ...kept, account: walletsOwn(connection, namespace) } : kept
  })
  if (!isNamed) return { connector, wallet, namespaces }
  return {
    connector,
    wallet: { ...wallet, key: rdnsOf(wallet.key) },
    namespaces,
    ...(isAlone && { isAlone }),
  }
}
