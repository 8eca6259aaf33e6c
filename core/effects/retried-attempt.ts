import { connection } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventInput } from '../events/define-events.ts'
import { host } from '../events/host.ts'
import type { Attempt } from '../reducers/attempt.ts'
import { lastAttempt } from '../selectors/attempts.ts'
import { defineEffect, oneSlot } from './define-effect.ts'

/** Trying an attempt again that failed begins another one, about the same kinds of networks, whose id is that of the press. */
export const retryAttempt = defineEffect(({ on, state, decide }) =>
  on(connection.retried).pipe(
    decide(({ id }) => {
      const last = lastAttempt(state().connection)
      return last?.status === 'failed' ? again(id, last) : null
    }),
  ),
)

/** Tries an attempt again that failed because an earlier request was still open in the wallet, once the wallet shares accounts: its visitor has answered that request. */
export const retryPending = defineEffect(({ on, state, ports, latestPer }) =>
  on(
    connection.attemptFailed,
    connection.attemptStarted,
    connection.attemptAbandoned,
    connection.established,
    host.stopped,
  ).pipe(
    latestPer(oneSlot, {
      limit: 'standing',
      ask: (event, signal) => {
        const last = lastAttempt(state().connection)
        const isPending = isOneOf(event, connection.attemptFailed) && last?.id === event.data.attempt
        return isPending && last.failure?.code === 'request-pending'
          ? ports.connectors[last.connector].watch({ walletKey: last.wallet.key }, signal)
          : null
      },
      then: (change, { id }) => {
        const last = lastAttempt(state().connection)
        return last?.status === 'failed' && change.kind === 'accounts' && change.accounts.length > 0
          ? again(id, last)
          : null
      },
      fail: () => null,
    }),
  ),
)

function again(attempt: string, { connector, wallet, namespaces }: Attempt): EventInput {
  return connection.attemptStarted({ attempt, connector, wallet, namespaces: [...namespaces] })
}
