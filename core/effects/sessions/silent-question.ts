import { serves } from '../../domain/sessions/stored-session.ts'
import { isOfOneName } from '../../domain/connection/same-wallet.ts'
import type { RememberedSession } from '../../domain/sessions/remembered-sessions.ts'
import type { InstalledWallet } from '../../domain/wallets/wallet.ts'
import { connection } from '../../events/connection/connection.ts'
import type { connectionEndings } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import type { EventInput, EventOf } from '../../events/define-events.ts'
import type { Answer } from '../../ports/answer.ts'
import type { WalletSession } from '../../ports/connector.ts'
import type { Ports } from '../../ports/ports.ts'
import type { BootState } from '../../reducers/root.ts'
import { isNamespaceFree } from '../../selectors/connection/is-namespace-free.ts'
import { rememberedWallets } from '../../selectors/sessions/twins.ts'
import { onOffer } from '../../selectors/sessions/connected-session.ts'

/** The start of a silent question to a remembered wallet. */
export type Started = EventOf<typeof connection.reconnectStarted>

/** The start or the end of a silent question. */
export type StartedOrOver =
  | Started
  | EventOf<typeof connection.reconnectAbandoned>
  | EventOf<(typeof connectionEndings)[number]>

/** Returns the events that ask remembered wallets with a free namespace; with `comer`, only that wallet, which has just announced itself. */
export function questionsTo(
  state: BootState,
  comer: InstalledWallet | null = null,
  isMeant: (kept: RememberedSession) => boolean = () => true,
): readonly EventInput[] {
  return state.connection.remembered.filter(isMeant).flatMap((kept) => {
    const isFree = isNamespaceFree(state, putOff(state, kept))
    if (!kept.namespaces.some(({ namespace }) => isFree(namespace))) return []
    const wallet = rememberedWallets(state.installed, kept).find(({ key }) => !comer || key === comer.key)
    return wallet ? [connection.reconnectStarted({ ...kept, wallet })] : []
  })
}

/** Returns the session of a silent question. */
export function silentRequestSession(event: StartedOrOver): string {
  if (isOneOf(event, connection.reconnectStarted)) return event.id
  return isOneOf(event, connection.reconnectAbandoned) ? (event.data.session ?? '') : event.data.session
}

/** Returns the silent question to a wallet; null for an event that ends one. */
export function silentRequest(
  { connectors }: Ports,
  event: StartedOrOver,
  signal: AbortSignal,
): Answer<WalletSession | null> | null {
  if (!isOneOf(event, connection.reconnectStarted)) return null
  const { connector, wallet, namespaces } = event.data
  const chains = namespaces.flatMap(({ chainId }) => chainId ?? [])
  return connectors[connector].reconnect({ walletKey: wallet.key, chains }, signal)
}

/** Returns the restored session in the namespaces that it served, or gives it up. */
export function restored(
  state: BootState,
  { id: session, data }: Started,
  found: WalletSession | null,
): EventInput | null {
  return restoredWith(state, { session, ...sharedAgain(data, found) })
}

/** Returns what a wallet shares in the namespaces that a remembered session served. */
export function sharedAgain(kept: RememberedSession, found: WalletSession | null) {
  const namespaces = (found?.namespaces ?? []).filter(({ namespace }) => serves(kept, namespace))
  return { namespaces, labels: found?.labels }
}

/** Returns the restored session with what its wallet shares, in offered and free namespaces, or gives it up. */
export function restoredWith(
  state: BootState,
  { session, namespaces: shared, labels }: EventOf<typeof connection.reconnectPostponed>['data'],
): EventInput | null {
  const reached = state.connection.sessions[session]
  if (!reached) return null
  const isFree = isNamespaceFree(state, session)
  const namespaces = onOffer(state.connection, shared).filter(({ namespace }) => isFree(namespace))
  const { connector, wallet } = reached
  return namespaces.length > 0
    ? connection.established({ flow: session, connector, wallet, namespaces, labels })
    : connection.reconnectAbandoned({ session, failure: null })
}

/** Returns the session that waits for other wallets of its name, if there is one. */
function putOff({ connection: { sessions } }: BootState, kept: RememberedSession): string | undefined {
  return Object.keys(sessions).find((id) => {
    const session = sessions[id]
    return session?.isPutOff && isOfOneName(session, kept)
  })
}
