import { filter } from 'rxjs'
import { isBesidePage, isSharedByTabs } from '../../domain/connection/connector.ts'
import { announcementLimit, reconnectionLimit } from '../../domain/limits.ts'
import { isTwinResolved } from '../../domain/sessions/remembered-sessions.ts'
import { connection, connectionEndings } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import { installed } from '../../events/wallets/installed.ts'
import type { BootState } from '../../reducers/root.ts'
import { servedBy, unusedSessions } from '../../selectors/sessions/serving-sessions.ts'
import { isUnknown } from '../../selectors/sessions/sessions.ts'
import type { EventInput } from '../../events/define-events.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { silentlyAskedIn, askedSilently, questionsTo, restored } from './silent-question.ts'
import type { Started } from './silent-question.ts'

/** Remembered wallets are asked without a prompt: one beside the page once it has announced itself, however late, while nobody took its place. */
export const beginReconnect = defineEffect(({ on, state, decide }) =>
  on(connection.recalled, installed.announced).pipe(
    decide((event) => {
      const isFromTab = isOneOf(event, connection.recalled) && event.data.from === 'tab'
      const comer = isOneOf(event, installed.announced) ? event.data.wallet : null
      // The pairing library of this tab knows nothing of a phone that another tab paired.
      return questionsTo(state(), comer, ({ connector }) => !isFromTab || isSharedByTabs(connector))
    }),
  ),
)

/** Where an attempt came to nothing, the wallets that gave way to it are asked again, without a prompt; none that was forgotten meanwhile. */
export const reconnectInstead = defineEffect(({ on, state, decideInTurn }) =>
  on(connection.attemptFailed, connection.attemptAbandoned, connection.attemptOvertaken).pipe(
    decideInTurn(() => questionsTo(state())),
  ),
)

/** Asks each remembered wallet, silently and within a time limit; what another one serves by now stays with it. Forgets a phone, or the secure frame, that says at a visit's begin that it knows nobody. */
export const reconnect = defineEffect(({ on, state, ports, latestPer }) =>
  on(connection.reconnectStarted, connection.reconnectGivenUp, ...connectionEndings).pipe(
    filter((event) => !isOneOf(event, connection.reconnectStarted) || !isTwinResolved(event.data)),
    latestPer(silentlyAskedIn, {
      limit: reconnectionLimit,
      ask: (event, signal) => askedSilently(ports, event, signal),
      then: (found, event) => {
        if (!isOneOf(event, connection.reconnectStarted)) return null
        // Another tab has just connected what this one follows: that the frame does not know it here yet says nothing.
        const isFollowing = state().connection.recalledFrom === 'tab'
        const isGone = found === null && !isFollowing && !isBesidePage(event.data.connector)
        return isGone ? ended(state(), event) : restored(state(), event, found)
      },
      fail: (failure, { id: session }) => connection.reconnectGivenUp({ session, failure }),
    }),
  ),
)

/** What ends a session that its wallet no longer knows. A wallet beside the page may only be locked. */
function ended({ connection: standing }: BootState, { id: session }: Started): EventInput | null {
  return session in standing.sessions
    ? connection.endedByWallet({ session, namespaces: servedBy(standing, session) })
    : null
}

/** Where a visitor connects a wallet, no other is restored; one that served nothing else is given up. */
export const yieldToAttempt = defineEffect(({ on, state, decide }) =>
  on(connection.attemptStarted).pipe(
    decide(() =>
      unusedSessions(state().connection).map(([session]) =>
        connection.reconnectGivenUp({ session, failure: null }),
      ),
    ),
  ),
)

/** A remembered wallet that does not announce itself in time is given up; it may still come. */
export const giveUpWaiting = defineEffect(({ on, state, ports, once }) =>
  on(connection.recalled).pipe(
    filter(() => isUnknown(state().connection)),
    once({
      limit: 'timer',
      ask: (_, signal) => ports.clock.after(announcementLimit, signal),
      then: () =>
        isUnknown(state().connection)
          ? connection.reconnectGivenUp({ session: null, failure: { code: 'wallet-missing' } })
          : null,
      fail: (failure) => connection.reconnectGivenUp({ session: null, failure }),
    }),
  ),
)
