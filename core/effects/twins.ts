import { filter } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import { reconnectionLimit, twinLimit } from '../domain/limits.ts'
import { isOfTwins, isToldBy } from '../domain/remembered-sessions.ts'
import { connection, connectionEndings } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventInput } from '../events/define-events.ts'
import type { BootState } from '../reducers/root.ts'
import { keptBy } from '../selectors/twins.ts'
import { defineEffect } from './define-effect.ts'
import { askedIn, askedSilently, restored } from './silent-question.ts'
import type { Started, StartedOrOver } from './silent-question.ts'

/** Of wallets that go by one name each is asked silently whether it is the remembered one, after the one before it; all of them together within the limit of one. */
export const reconnectTwin = defineEffect(({ on, state, ports, latestPer }) =>
  on(connection.reconnectStarted, connection.reconnectGivenUp, ...connectionEndings).pipe(
    filter((event) => !isOneOf(event, connection.reconnectStarted) || isOfTwins(event.data)),
    latestPer(askedIn, {
      limit: twinLimit,
      ask: (event, signal) => {
        if (isTooLate(event)) throw { code: 'timed-out' } satisfies Failure
        return askedSilently(ports, event, signal)
      },
      then: (found, event) => {
        if (!isOneOf(event, connection.reconnectStarted) || !(event.id in state().connection.sessions))
          return null
        return isToldBy(event.data, found?.namespaces ?? [])
          ? restored(state(), event, found)
          : nextTwin(state(), event, null)
      },
      fail: (failure, event) =>
        isOneOf(event, connection.reconnectStarted)
          ? nextTwin(state(), event, failure)
          : connection.reconnectGivenUp({ attempt: event.id, failure }),
    }),
  ),
)

/** What follows where the wallet that was asked is not the one: the next of its name is asked while there is time, else nobody is restored. */
function nextTwin({ installed }: BootState, event: Started, failure: Failure | null): EventInput {
  const { id: attempt, at, data } = event
  const all = keptBy(installed, data)
  const wallet = all[all.findIndex(({ key }) => key === data.wallet.key) + 1]
  return wallet && !isTooLate(event)
    ? connection.reconnectStarted({ ...data, wallet, since: data.since ?? at })
    : connection.reconnectGivenUp({ attempt, failure })
}

/** Whether what is asked now might be waited for longer than all of one name may be. */
function isTooLate(event: StartedOrOver): boolean {
  if (!isOneOf(event, connection.reconnectStarted)) return false
  const { since = event.at } = event.data
  return event.at - since > reconnectionLimit - twinLimit
}
