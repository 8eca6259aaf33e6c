import type { ConnectingFlow } from '../../domain/connection/flow.ts'
import { connectorOf, takesChainPerRequest, servedNamespaces } from '../../domain/connection/connector.ts'
import type { ReachedWallet } from '../../domain/connection/connector.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { byOrder } from '../../domain/values/by-order.ts'
import { disconnectLimit } from '../../domain/limits.ts'
import { connection } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import type { EventOf } from '../../events/define-events.ts'
import { host } from '../../events/host.ts'
import { modal } from '../../events/shell/modal.ts'
import { router, viewExits } from '../../events/shell/router.ts'
import type { BootState } from '../../reducers/root.ts'
import {
  isVisitorRequestOpen,
  waitingFlowOf,
  overtakenBy,
  waitingFlow,
} from '../../selectors/connection/connecting.ts'
import { isReached } from '../../selectors/wallets/reached-wallets.ts'
import { isShowing } from '../../selectors/shell/current-facts.ts'
import { orderedChains } from '../../selectors/network/ordered-chains.ts'
import { unusedSessions } from '../../selectors/sessions/serving-sessions.ts'
import { onOffer } from '../../selectors/sessions/connected-session.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

const visitorAsked = 'A visitor is being asked by another wallet; wait for their answer.'

/**
 * Starts an attempt to connect the chosen wallet. If the wallet is being asked already, shows that attempt. Refuses a host's attempt while a
 * visitor's is running in the modal.
 */
export const beginAttempt = defineEffect(({ on, state, decide }) =>
  on(connection.walletChosen).pipe(
    decide(({ id: flow, data: { walletKey, by } }) => {
      if (waitingFlowOf(state().connection, walletKey) !== null)
        return state().modal.open && by !== 'host' ? router.viewPushed({ view: 'ConnectingExternal' }) : null
      const { connector, wallet } = walletOf(state(), walletKey)
      const namespaces = [...servedNamespaces(connector)]
      if (by === 'host' && state().modal.open && isVisitorRequestOpen(state(), namespaces))
        return connection.attemptFailed({ flow, failure: { code: 'request-pending', detail: visitorAsked } })
      return connection.attemptStarted({ flow, ...(by && { by }), connector, wallet, namespaces })
    }),
  ),
)

/** Asks the wallet. Ignores namespaces that were not requested. An approval after the flow has ended is recorded and changes nothing. */
export const connect = defineEffect(({ on, state, ports, together }) =>
  on(connection.attemptStarted).pipe(
    together({
      limit: 'person',
      linger: ({ data: { flow } }) => connection.attemptDelayed({ flow }),
      ask: ({ data: { connector, wallet } }, signal) =>
        ports.connectors[connector].connect?.(
          {
            walletKey: wallet.key,
            ...(takesChainPerRequest(connector) && { chains: orderedChains(state()) }),
          },
          signal,
        ) ?? null,
      then: ({ namespaces: given, labels }, { data }) => {
        const { flow, connector, namespaces: asked } = data
        const waiting = waitingFlow(state().connection, flow)
        if (!waiting) return connection.approvedLate({ flow, connector, wallet: data.wallet })
        const { wallet } = waiting
        const namespaces = onOffer(state().connection, given).filter(({ namespace }) =>
          asked.includes(namespace),
        )
        return namespaces.length > 0
          ? connection.established({ flow, ...unseen(waiting), connector, wallet, namespaces, labels })
          : connection.attemptFailed({
              flow,
              failure: { code: given.length > 0 ? 'chain-unsupported' : 'no-accounts' },
            })
      },
      fail: (failure, { data: { flow } }) => connection.attemptFailed({ flow, failure }),
    }),
  ),
)

/**
 * Abandons the attempt whose view the visitor navigates away from. In the modal, abandons only an attempt that was shown there.
 * That may be a host's attempt, if a visitor chose the same wallet. A stop abandons all attempts.
 */
export const abandonAttempt = defineEffect(({ on, state, decide }) =>
  on(...viewExits, modal.closed, host.stopped).pipe(
    decide((event) => {
      const {
        modal: { open },
        connection: { flows },
      } = state()
      if (isOneOf(event, host.stopped)) return byOrder(flows).map(([id]) => abandoned(id))
      if (open && isShowing(state(), 'attempt')) return null
      const isInModal = open || isOneOf(event, modal.closed)
      return byOrder(flows).flatMap(([id, { by, isShown }]) =>
        isShown || (by === 'visitor' && !isInModal) ? [abandoned(id)] : [],
      )
    }),
  ),
)

/** Ends the waiting attempts of a namespace when another attempt starts there, or a session is established. A restored session ends none. */
export const endReplacedFlows = defineEffect(({ on, state, decide }) =>
  on(connection.attemptStarted, connection.established).pipe(
    decide((event) => {
      const { connection: known } = state()
      const { flow: by } = event.data
      if (isOneOf(event, connection.established) && known.sessions[by]?.isRestored) return null
      const namespaces = isOneOf(event, connection.established)
        ? event.data.namespaces.map(({ namespace }) => namespace)
        : event.data.namespaces
      return overtakenBy(known, { flow: by, namespaces }).map((flow) =>
        connection.attemptSuperseded({ flow, by }),
      )
    }),
  ),
)

/** Ends a session that other sessions have replaced in all its namespaces. */
export const endReplaced = defineEffect(({ on, state, decide }) =>
  on(connection.established).pipe(
    decide(() =>
      unusedSessions(state().connection).map(([session, { connector, wallet }]) =>
        connection.replaced({ session, namespaces: [], connector, wallet }),
      ),
    ),
  ),
)

/**
 * Notifies the wallet of a session that ended here. Does not wait for its answer, because nothing here depends on that.
 * A wallet that has another session by now keeps its permission.
 */
export const disconnectWallet = defineEffect(({ on, state, ports, together, decide }) =>
  merge(
    on(connection.disconnected, connection.replaced).pipe(
      together({
        limit: disconnectLimit,
        ask: ({ data }, signal) =>
          isReached(state(), data)
            ? null
            : ports.connectors[data.connector].disconnect({ walletKey: data.wallet.key }, signal),
        then: (_, ended) => told(ended, null),
        fail: (failure, ended) => told(ended, failure),
      }),
    ),
    on(connection.disconnected, connection.replaced).pipe(
      decide((ended) => (isReached(state(), ended.data) ? told(ended, null) : null)),
    ),
  ),
)

/** Returns the event that the wallet of a session was notified of its end, or why it could not be. */
function told(
  ended: EventOf<typeof connection.disconnected | typeof connection.replaced>,
  failure: Failure | null,
) {
  const { session, wallet } = ended.data
  const after = isOneOf(ended, connection.replaced) ? 'replaced' : 'disconnected'
  return connection.walletNotified({ session, walletKey: wallet.key, after, failure })
}

/** Returns `by` for a host's connection that no visitor was shown. */
function unseen({ by, isShown }: ConnectingFlow) {
  return by === 'host' && !isShown && { by }
}

function abandoned(flow: string) {
  return connection.attemptAbandoned({ flow })
}

/** Returns the wallet with a key. A wallet that was not announced is asked nevertheless, and the connector answers that it is missing. */
function walletOf({ installed }: BootState, key: string): ReachedWallet {
  return { connector: connectorOf(key), wallet: installed.byKey[key] ?? { key, name: key, icon: null } }
}
