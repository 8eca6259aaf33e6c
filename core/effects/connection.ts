import { connectorOf, isToldItsChain, servedNamespaces } from '../domain/connector.ts'
import type { ReachedWallet } from '../domain/connector.ts'
import { inOrder } from '../domain/in-order.ts'
import { disconnectLimit } from '../domain/limits.ts'
import { connection } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import { host } from '../events/host.ts'
import { modal } from '../events/modal.ts'
import { router, viewLeavings } from '../events/router.ts'
import type { BootState } from '../reducers/root.ts'
import { attemptFor, overtakenBy, runningAttempt } from '../selectors/attempts.ts'
import { isReached } from '../selectors/reached-wallets.ts'
import { isShowing } from '../selectors/current-facts.ts'
import { wantedChains } from '../selectors/wanted-chains.ts'
import { unusedSessions } from '../selectors/serving-sessions.ts'
import { onOffer } from '../selectors/whole-session.ts'
import { defineEffect } from './define-effect.ts'
import { merge } from './merge.ts'

/** Choosing a wallet begins an attempt whose id is that of the choice; one that is being asked is only shown. */
export const beginAttempt = defineEffect(({ on, state, decide }) =>
  on(connection.walletChosen).pipe(
    decide(({ id: attempt, data: { walletKey } }) => {
      if (attemptFor(state().connection, walletKey) !== null)
        return state().modal.open ? router.viewPushed({ view: 'ConnectingExternal' }) : null
      const { connector, wallet } = walletOf(state(), walletKey)
      const namespaces = [...servedNamespaces(connector)]
      return connection.attemptStarted({ attempt, connector, wallet, namespaces })
    }),
  ),
)

/** Asks the wallet; of its answer counts what the attempt is about, and one that comes after the attempt was left is recorded, and changes nothing. */
export const connect = defineEffect(({ on, state, ports, together }) =>
  on(connection.attemptStarted).pipe(
    together({
      limit: 'person',
      linger: ({ data: { attempt } }) => connection.attemptLingered({ attempt }),
      ask: ({ data: { connector, wallet } }, signal) =>
        ports.connectors[connector].connect?.(
          { walletKey: wallet.key, ...(isToldItsChain(connector) && { chains: wantedChains(state()) }) },
          signal,
        ) ?? null,
      then: ({ namespaces: given, labels }, { data: { attempt, connector, namespaces: asked } }) => {
        const wallet = runningAttempt(state().connection, attempt)?.wallet
        if (!wallet) return connection.approvedLate({ attempt })
        const namespaces = onOffer(state().connection, given).filter(({ namespace }) =>
          asked.includes(namespace),
        )
        return namespaces.length > 0
          ? connection.established({ attempt, connector, wallet, namespaces, labels })
          : connection.attemptFailed({ attempt, failure: { code: 'no-accounts' } })
      },
      fail: (failure, { data: { attempt } }) => connection.attemptFailed({ attempt, failure }),
    }),
  ),
)

/** Leaving the view of an attempt abandons it, in the modal only one that was shown there, and stopping abandons all; what a host began goes on behind a modal opened for something else. */
export const abandonAttempt = defineEffect(({ on, state, decide }) =>
  on(...viewLeavings, modal.closed, host.stopped).pipe(
    decide((event) => {
      const {
        modal: { open },
        connection: { attempts },
      } = state()
      if (isOneOf(event, host.stopped)) return inOrder(attempts).map(([id]) => abandoned(id))
      if (open && isShowing(state(), 'attempt')) return null
      const isInModal = open || isOneOf(event, modal.closed)
      return inOrder(attempts).flatMap(([id, { isShown, status }]) =>
        status !== 'overtaken' && (isShown || !isInModal) ? [abandoned(id)] : [],
      )
    }),
  ),
)

/** An attempt that another one, or a session, took the place of ends with that. */
export const tellOvertaken = defineEffect(({ on, state, decide }) =>
  on(connection.attemptStarted, connection.established).pipe(
    decide(({ data: { attempt: by } }) =>
      overtakenBy(state().connection, by).map((attempt) => connection.attemptOvertaken({ attempt, by })),
    ),
  ),
)

/** A session that another one took the place of in all its namespaces has ended. */
export const endReplaced = defineEffect(({ on, state, decide }) =>
  on(connection.established).pipe(
    decide(() =>
      unusedSessions(state().connection).map(([session, { connector, wallet }]) =>
        connection.replaced({ session, namespaces: [], connector, wallet }),
      ),
    ),
  ),
)

/** The wallet of a session that ended here is told afterwards, for nothing here depends on its answer (design 5); one that has another session by now keeps its permission. */
export const tellWallet = defineEffect(({ on, state, ports, together, decide }) =>
  merge(
    on(connection.disconnected, connection.replaced).pipe(
      together({
        limit: disconnectLimit,
        ask: ({ data }, signal) =>
          isReached(state(), data)
            ? null
            : ports.connectors[data.connector].disconnect({ walletKey: data.wallet.key }, signal),
        then: (_, { data: { session } }) => connection.walletTold({ session, failure: null }),
        fail: (failure, { data: { session } }) => connection.walletTold({ session, failure }),
      }),
    ),
    on(connection.disconnected, connection.replaced).pipe(
      decide(({ data }) =>
        isReached(state(), data) ? connection.walletTold({ session: data.session, failure: null }) : null,
      ),
    ),
  ),
)

function abandoned(attempt: string) {
  return connection.attemptAbandoned({ attempt })
}

/** A wallet that nobody announced is looked for beside the page, whose answer says that it is not there. */
function walletOf({ installed }: BootState, key: string): ReachedWallet {
  return { connector: connectorOf(key), wallet: installed.byKey[key] ?? { key, name: key, icon: null } }
}
