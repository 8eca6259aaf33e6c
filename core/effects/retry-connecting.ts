import { filter } from 'rxjs'
import { shownConnecting } from '../domain/connecting-flow.ts'
import type { ConnectingFlow } from '../domain/connecting-flow.ts'
import type { FlowOrigin } from '../domain/flow-origin.ts'
import { connection } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventInput } from '../events/define-events.ts'
import { host } from '../events/host.ts'
import { lastConnecting } from '../selectors/connecting.ts'
import { defineEffect, oneSlot } from './define-effect.ts'

/** Starts anew what failed, for the same namespaces, as a flow with the id of the press. */
export const retryAttempt = defineEffect(({ on, state, decide }) =>
  on(connection.retried).pipe(
    decide(({ id }) => {
      const last = shownConnecting(state().connection.flows)
      return last?.step === 'failed' ? again(id, last) : null
    }),
  ),
)

/** Tries again what failed because an earlier request was still open in the wallet, once the wallet shares accounts: its visitor has answered that request. */
export const retryPending = defineEffect(({ on, state, ports, latestPer }) =>
  on(
    connection.attemptFailed,
    connection.attemptStarted,
    connection.attemptAbandoned,
    connection.established,
    host.stopped,
  ).pipe(
    // What a wallet says late of a flow that was left ends no waiting for another.
    filter(
      (event) => !isOneOf(event, connection.attemptFailed) || event.data.flow in state().connection.flows,
    ),
    latestPer(oneSlot, {
      limit: 'standing',
      ask: (event, signal) => {
        const last = lastConnecting(state().connection)
        const isPending = isOneOf(event, connection.attemptFailed) && last?.id === event.data.flow
        return isPending && last.failure?.code === 'request-pending'
          ? ports.connectors[last.connector].watch({ walletKey: last.wallet.key }, signal)
          : null
      },
      then: (change, { id }) => {
        const last = lastConnecting(state().connection)
        return last?.step === 'failed' && change.kind === 'accounts' && change.accounts.length > 0
          ? again(id, last, last.by)
          : null
      },
      fail: () => null,
    }),
  ),
)

function again(
  flow: string,
  { connector, wallet, namespaces }: ConnectingFlow,
  by: FlowOrigin = 'visitor',
): EventInput {
  const byHost = by === 'host' && { by }
  return connection.attemptStarted({ flow, ...byHost, connector, wallet, namespaces: [...namespaces] })
}
