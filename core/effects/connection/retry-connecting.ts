import { mergeMap } from 'rxjs'
import { shownConnecting } from '../../domain/connection/flow.ts'
import type { ConnectingFlow } from '../../domain/connection/flow.ts'
import type { FlowOrigin } from '../../domain/flows/flow-origin.ts'
import { connection } from '../../events/connection/connection.ts'
import type { EventInput } from '../../events/define-events.ts'
import { modal } from '../../events/shell/modal.ts'
import { waitingFlowOf } from '../../selectors/connection/connecting.ts'
import { defineEffect } from '../streams/define-effect.ts'

/** Starts a failed attempt again, for the same namespaces. The new attempt has the id of the press. */
export const retryAttempt = defineEffect(({ on, state, decide }) =>
  on(connection.retried).pipe(
    decide(({ id }) => {
      const last = shownConnecting(state().connection.flows)
      return last?.step === 'failed' ? again(id, last) : null
    }),
  ),
)

/**
 * Tries again an attempt that failed because an earlier request was open in the wallet, once the wallet shares accounts. Its owner has answered that
 * request.
 */
export const retryPending = defineEffect(({ on, state, previous, ports, latestPer }) =>
  on(
    connection.attemptFailed,
    connection.attemptStarted,
    connection.attemptAbandoned,
    connection.established,
    modal.opened,
  ).pipe(
    mergeMap((event) => {
      const [before, now] = [previous().connection.flows, state().connection.flows]
      const isNews = ({ id }: ConnectingFlow) => isPending(before[id]) !== isPending(now[id])
      return Object.values({ ...before, ...now })
        .filter(isNews)
        .map((flow) => ({ ...event, pending: flow, isOwed: isPending(now[flow.id]) }))
    }),
    latestPer(({ pending }) => pending.id, {
      limit: 'subscription',
      ask: ({ pending: { connector, wallet }, isOwed }, signal) =>
        isOwed ? ports.connectors[connector].watch({ walletKey: wallet.key }, signal) : null,
      then: (change, { id, pending }) => {
        const isAsked = waitingFlowOf(state().connection, pending.wallet.key) !== null
        return change.kind === 'accounts' && change.accounts.length > 0 && !isAsked
          ? again(id, pending, pending.by)
          : null
      },
      fail: () => null,
    }),
  ),
)

function isPending(flow: ConnectingFlow | undefined): boolean {
  return flow?.step === 'failed' && flow.failure?.code === 'request-pending'
}

function again(
  flow: string,
  { connector, wallet, namespaces }: ConnectingFlow,
  by: FlowOrigin = 'visitor',
): EventInput {
  const byHost = by === 'host' && { by }
  return connection.attemptStarted({ flow, ...byHost, connector, wallet, namespaces: [...namespaces] })
}
