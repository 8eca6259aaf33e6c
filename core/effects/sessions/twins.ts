import { filter } from 'rxjs'
import type { Failure } from '../../domain/errors/failure.ts'
import type { ReachedWallet } from '../../domain/connection/connector.ts'
import { announcementLimit, reconnectionLimit, twinLimit } from '../../domain/limits.ts'
import { hasDistinguishingAccount, isTwinOfAccounts } from '../../domain/sessions/remembered-sessions.ts'
import { isOfOneName } from '../../domain/connection/same-wallet.ts'
import { connection, connectionEndings } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import type { EventInput } from '../../events/define-events.ts'
import type { WalletSession } from '../../ports/connector.ts'
import type { BootState } from '../../reducers/root.ts'
import { isTwin, rememberedWallets } from '../../selectors/sessions/twins.ts'
import { defineEffect } from '../streams/define-effect.ts'
import {
  silentRequestSession,
  silentRequest,
  restored,
  restoredWith,
  sharedAgain,
} from './silent-question.ts'
import type { Started, StartedOrOver } from './silent-question.ts'

/**
 * Asks a wallet beside the page silently whether it is the remembered one. Then asks each other wallet of its name, one after the other. All share
 * the time limit of one wallet.
 */
export const reconnectTwin = defineEffect(({ on, state, ports, latestPer }) =>
  on(connection.reconnectStarted, connection.reconnectAbandoned, ...connectionEndings).pipe(
    filter((event) => !isOneOf(event, connection.reconnectStarted) || hasDistinguishingAccount(event.data)),
    latestPer(silentRequestSession, {
      limit: twinLimit,
      ask: (event, signal) => {
        if (isTooLate(event)) throw { code: 'timed-out' } satisfies Failure
        return silentRequest(ports, event, signal)
      },
      then: (found, event) => {
        if (!isOneOf(event, connection.reconnectStarted) || !(event.id in state().connection.sessions))
          return null
        return isTwinOfAccounts(event.data, found?.namespaces ?? [])
          ? restored(state(), event, found)
          : (nextTwin(state(), event) ?? withAnother(state(), event, found))
      },
      fail: (failure, event) =>
        isOneOf(event, connection.reconnectStarted)
          ? (nextTwin(state(), event) ?? connection.reconnectAbandoned({ session: event.id, failure }))
          : connection.reconnectAbandoned({ session: event.id, failure }),
    }),
  ),
)

/**
 * Restores a wallet with another account than it had, if it was the only one with its name. It must still be the only one after others have had time
 * to announce themselves.
 */
export const restoreAlone = defineEffect(({ on, state, ports, together }) =>
  on(connection.reconnectPostponed).pipe(
    together({
      limit: 'timer',
      ask: (_, signal) => ports.clock.after(announcementLimit, signal),
      then: (_, { data }) => restoredWith(state(), data),
      fail: (failure, { data: { session } }) => connection.reconnectAbandoned({ session, failure }),
    }),
  ),
)

/** Returns the question to the next wallet of a name if this one is not the remembered one. Null if there is none, or if no time is left. */
function nextTwin({ installed }: BootState, event: Started): EventInput | null {
  const { at, data } = event
  const all = rememberedWallets(installed, data)
  const wallet = all[all.findIndex(({ key }) => key === data.wallet.key) + 1]
  return wallet && !isTooLate(event)
    ? connection.reconnectStarted({ ...data, wallet, since: data.since ?? at })
    : null
}

/**
 * Returns what follows if the last wallet of a name shares other accounts than were stored.
 * The restoration waits if the wallet was the only one with its name and still is. Otherwise it is given up.
 */
function withAnother(
  state: BootState,
  { id: session, data }: Started,
  found: WalletSession | null,
): EventInput {
  const { namespaces, labels } = sharedAgain(data, found)
  return namespaces.length > 0 && data.isAlone && isStillAlone(state, data)
    ? connection.reconnectPostponed({ session, namespaces, labels })
    : connection.reconnectAbandoned({ session, failure: null })
}

/** Returns whether a wallet is the only one with its name, and has the name of the remembered one. */
function isStillAlone({ connection: { remembered }, installed }: BootState, reached: ReachedWallet): boolean {
  const isCalledSo = remembered.some(
    (kept) => isOfOneName(kept, reached) && kept.wallet.name === reached.wallet.name,
  )
  return isCalledSo && !isTwin(installed, reached)
}

/** Returns whether another question could exceed the time limit for all wallets of one name. */
function isTooLate(event: StartedOrOver): boolean {
  if (!isOneOf(event, connection.reconnectStarted)) return false
  const { since = event.at } = event.data
  return event.at - since > reconnectionLimit - twinLimit
}
