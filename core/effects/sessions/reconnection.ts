import { filter } from 'rxjs'
import { isBesidePage, isSharedByTabs } from '../../domain/connection/connector.ts'
import { announcementLimit, reconnectionLimit } from '../../domain/limits.ts'
import { hasDistinguishingAccount } from '../../domain/sessions/remembered-sessions.ts'
import { connection, connectionEndings } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import { installed } from '../../events/wallets/installed.ts'
import type { BootState } from '../../reducers/root.ts'
import { servedBy, unusedSessions } from '../../selectors/sessions/serving-sessions.ts'
import { isConnectionUnknown } from '../../selectors/sessions/sessions.ts'
import type { EventInput } from '../../events/define-events.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { silentRequestSession, silentRequest, questionsTo, restored } from './silent-question.ts'
import type { Started } from './silent-question.ts'

/**
 * Asks remembered wallets without a prompt. A wallet beside the page is asked once it has announced itself, however late, unless another one replaced
 * it.
 */
export const beginReconnect = defineEffect(({ on, state, decide }) =>
  on(connection.recalled, installed.announced).pipe(
    decide((event) => {
      const isFromTab = isOneOf(event, connection.recalled) && event.data.from === 'tab'
      const comer = isOneOf(event, installed.announced) ? event.data.wallet : null
      // This tab's pairing library does not know a phone that another tab paired.
      return questionsTo(state(), comer, ({ connector }) => !isFromTab || isSharedByTabs(connector))
    }),
  ),
)

/**
 * Asks remembered wallets again, without a prompt, after a failed attempt for which their restoration was given up.
 * Forgotten wallets are not asked.
 */
export const reconnectInstead = defineEffect(({ on, state, decideInTurn }) =>
  on(connection.attemptFailed, connection.attemptAbandoned, connection.attemptSuperseded).pipe(
    decideInTurn(() => questionsTo(state())),
  ),
)

/**
 * Asks each remembered wallet silently, within a time limit. Namespaces that another wallet serves by now stay with that one.
 * At the start, forgets a phone or the secure frame if it says that no visitor is connected.
 */
export const reconnect = defineEffect(({ on, state, ports, latestPer }) =>
  on(connection.reconnectStarted, connection.reconnectAbandoned, ...connectionEndings).pipe(
    filter((event) => !isOneOf(event, connection.reconnectStarted) || !hasDistinguishingAccount(event.data)),
    latestPer(silentRequestSession, {
      limit: reconnectionLimit,
      ask: (event, signal) => silentRequest(ports, event, signal),
      then: (found, event) => {
        if (!isOneOf(event, connection.reconnectStarted)) return null
        // Another tab has just connected the session that this tab follows, so the frame may not know it here yet.
        const isFollowing = state().connection.recalledFrom === 'tab'
        const isGone = found === null && !isFollowing && !isBesidePage(event.data.connector)
        return isGone ? ended(state(), event) : restored(state(), event, found)
      },
      fail: (failure, { id: session }) => connection.reconnectAbandoned({ session, failure }),
    }),
  ),
)

/** Returns the end of a session that its wallet no longer knows. A wallet beside the page may only be locked. */
function ended({ connection: standing }: BootState, { id: session }: Started): EventInput | null {
  return session in standing.sessions
    ? connection.endedByWallet({ session, namespaces: servedBy(standing, session) })
    : null
}

/** Stops restoring other wallets when a visitor connects one. A session that served nothing else is given up. */
export const yieldToAttempt = defineEffect(({ on, state, decide }) =>
  on(connection.attemptStarted).pipe(
    decide(() =>
      unusedSessions(state().connection).map(([session]) =>
        connection.reconnectAbandoned({ session, failure: null }),
      ),
    ),
  ),
)

/** Gives up a remembered wallet that does not announce itself in time. If it announces itself later, it is asked. */
export const giveUpWaiting = defineEffect(({ on, state, ports, once }) =>
  on(connection.recalled).pipe(
    filter(() => isConnectionUnknown(state().connection)),
    once({
      limit: 'timer',
      ask: (_, signal) => ports.clock.after(announcementLimit, signal),
      then: () =>
        isConnectionUnknown(state().connection)
          ? connection.reconnectAbandoned({ session: null, failure: { code: 'wallet-missing' } })
          : null,
      fail: (failure) => connection.reconnectAbandoned({ session: null, failure }),
    }),
  ),
)
