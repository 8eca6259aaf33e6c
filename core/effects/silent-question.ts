import type { Namespace } from '../domain/caip.ts'
import { serves } from '../domain/remembered-sessions.ts'
import type { RememberedSession } from '../domain/remembered-sessions.ts'
import type { InstalledWallet } from '../domain/wallet.ts'
import { connection } from '../events/connection.ts'
import type { connectionEndings } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventInput, EventOf } from '../events/define-events.ts'
import type { Answer } from '../ports/answer.ts'
import type { WalletSession } from '../ports/connector.ts'
import type { Ports } from '../ports/ports.ts'
import type { BootState } from '../reducers/root.ts'
import { freeFor } from '../selectors/free-for.ts'
import { keptBy } from '../selectors/twins.ts'
import { onOffer } from '../selectors/whole-session.ts'

/** What begins a silent question to a remembered wallet. */
export type Started = EventOf<typeof connection.reconnectStarted>

/** What begins or ends one. */
export type StartedOrOver =
  | Started
  | EventOf<typeof connection.reconnectGivenUp>
  | EventOf<(typeof connectionEndings)[number]>

/** What asks the remembered wallets whose place is free, or one of them that has just come. */
export function questionsTo(
  state: BootState,
  comer: InstalledWallet | null = null,
  isMeant: (kept: RememberedSession) => boolean = () => true,
): readonly EventInput[] {
  const isFree = freeFor(state)
  return state.connection.remembered.filter(isMeant).flatMap((kept) => {
    if (!kept.namespaces.some(({ namespace }) => isFree(namespace))) return []
    const wallet = keptBy(state.installed, kept).find(({ key }) => !comer || key === comer.key)
    return wallet ? [connection.reconnectStarted({ ...kept, wallet })] : []
  })
}

/** The session that a silent question is about. */
export function askedIn(event: StartedOrOver): string {
  if (isOneOf(event, connection.reconnectStarted)) return event.id
  return isOneOf(event, connection.reconnectGivenUp) ? (event.data.attempt ?? '') : event.data.session
}

/** The silent question itself; null for what ends it. */
export function askedSilently(
  { connectors }: Ports,
  event: StartedOrOver,
  signal: AbortSignal,
): Answer<WalletSession | null> | null {
  if (!isOneOf(event, connection.reconnectStarted)) return null
  const { connector, wallet, namespaces } = event.data
  const chains = namespaces.flatMap(({ chainId }) => chainId ?? [])
  return connectors[connector].reconnect({ walletKey: wallet.key, chains }, signal)
}

/** What follows from its answer: the session again, in the namespaces that it served and that are still free, or nobody. */
export function restored(
  state: BootState,
  { id: attempt, data }: Started,
  found: WalletSession | null,
): EventInput | null {
  const reached = state.connection.sessions[attempt]
  if (!reached) return null
  const isFree = freeFor(state, attempt)
  const isMeant = (namespace: Namespace) => serves(data, namespace)
  const namespaces = onOffer(state.connection, found?.namespaces ?? []).filter(
    ({ namespace }) => isMeant(namespace) && isFree(namespace),
  )
  const { connector, wallet } = reached
  return namespaces.length > 0
    ? connection.established({ attempt, connector, wallet, namespaces, labels: found?.labels })
    : connection.reconnectGivenUp({ attempt, failure: null })
}
