import { filter } from 'rxjs'
import { Namespace, namespaceOf } from '../domain/caip.ts'
import type { InstalledWallet } from '../domain/wallet.ts'
import { connection, connectionBeginnings, connectionEndings } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import { host } from '../events/host.ts'
import { modal } from '../events/modal.ts'
import { router } from '../events/router.ts'
import {
  attemptFor,
  heldSession,
  leadingSession,
  runningAttempt,
  sessionOf,
  walletToLeave,
} from '../reducers/connection.ts'
import type { RootState } from '../reducers/root.ts'
import { defineEffect } from './define-effect.ts'
import { merge } from './merge.ts'

/** How long a wallet may take to give a permission back, in milliseconds. */
const disconnectLimit = 3000

/** Choosing a wallet, or trying one again that failed, begins an attempt whose id is that of the choice; one that is being asked is only shown. */
export const beginAttempt = defineEffect(({ on, state, decide }) =>
  merge(
    on(connection.walletChosen).pipe(
      decide(({ id, data: { walletKey } }) => {
        if (attemptFor(state().connection, walletKey) === null)
          return connection.attemptStarted({ attempt: id, wallet: walletOf(state(), walletKey) })
        return state().modal.open ? router.viewPushed({ view: 'ConnectingExternal' }) : null
      }),
    ),
    on(connection.retried).pipe(
      decide(({ id }) => {
        const { attempt } = state().connection
        return attempt?.status === 'failed'
          ? connection.attemptStarted({ attempt: id, wallet: attempt.wallet })
          : null
      }),
    ),
  ),
)

/** Asks the wallet; an answer that comes after the attempt was left is recorded, and changes nothing. */
export const connect = defineEffect(({ on, ports, together }) =>
  on(connection.attemptStarted).pipe(
    together({
      limit: 'person',
      linger: ({ data: { attempt } }) => connection.attemptLingered({ attempt }),
      ask: ({ data }, signal) => ports.injected.connect({ walletKey: data.wallet.key }, signal),
      then: (session, { data: { attempt } }) =>
        connection.attemptSucceeded({ attempt, namespace: 'eip155', ...session }),
      fail: (failure, { data: { attempt } }) => connection.attemptFailed({ attempt, failure }),
    }),
  ),
)

/** Leaving the view of an attempt abandons it, and so does stopping. */
export const abandonAttempt = defineEffect(({ on, state, decide }) =>
  on(
    router.wentBack,
    router.wentBackToIndex,
    router.viewReset,
    router.viewReplaced,
    modal.closed,
    host.stopped,
  ).pipe(
    decide(() => {
      const { attempt } = state().connection
      const onScreen = state().modal.open && state().router.history.at(-1) === 'ConnectingExternal'
      return attempt && !onScreen ? connection.attemptAbandoned({ attempt: attempt.id }) : null
    }),
  ),
)

/** What the wallet does by itself moves the state, for as long as its session stands and Latchkey runs. */
export const watchWallet = defineEffect(({ on, state, ports, latest }) =>
  on(host.started, ...connectionBeginnings, ...connectionEndings, host.stopped).pipe(
    filter((event) => !isOneOf(event, ...connectionBeginnings) || isCurrent(state(), event.data)),
    latest({
      limit: 'standing',
      ask: (event, signal) => {
        const watched = isOneOf(event, host.stopped) ? null : leadingSession(state().connection)
        return watched && ports[watched.connector].watch({ walletKey: watched.wallet.key }, signal)
      },
      then: (change) => {
        if (change.kind === 'misbehaved') return connection.walletMisbehaved({ failure: change.failure })
        const session = leadingSession(state().connection)?.attempt
        if (session === undefined) return null
        if (change.kind === 'disconnected') {
          return heldNamespaces(state()).map((namespace) => connection.endedByWallet({ session, namespace }))
        }
        const namespace = change.kind === 'chain' ? namespaceOf(change.chainId) : change.namespace
        const held = heldSession(state().connection, namespace)
        if (held?.attempt !== session) return null
        if (change.kind === 'chain') {
          return connection.chainChanged({ session, namespace, chainId: change.chainId })
        }
        if (change.accounts.length === 0) return connection.walletLocked({ session, namespace })
        const isUnlocked = state().connection.byNamespace.eip155.status === 'locked'
        return isUnlocked && namespace === 'eip155'
          ? connection.walletUnlocked({ session, namespace })
          : connection.accountsChanged({ session, namespace, accounts: change.accounts })
      },
      fail: (failure) => connection.walletMisbehaved({ failure }),
    }),
  ),
)

/** Disconnecting ends the connection here and now, and whatever was under way: an attempt, a silent question, or not yet knowing who it was. */
export const disconnect = defineEffect(({ on, state, decide }) =>
  on(connection.disconnectRequested).pipe(
    decide(() => {
      const attempt = runningAttempt(state().connection)
      return [
        ...(attempt ? [connection.attemptAbandoned({ attempt: attempt.id })] : []),
        ...endedNamespaces(state()).map((namespace) => connection.disconnected({ namespace })),
      ]
    }),
  ),
)

/** The wallet is told afterwards, for nothing here depends on its answer (design 5). */
export const tellWallet = defineEffect(({ on, state, ports, together }) =>
  on(connection.disconnectRequested).pipe(
    together({
      limit: disconnectLimit,
      ask: (_, signal) => {
        const leaving = walletToLeave(state())
        return leaving && ports[leaving.connector].disconnect({ walletKey: leaving.wallet.key }, signal)
      },
      then: () => connection.walletTold({ failure: null }),
      fail: (failure) => connection.walletTold({ failure }),
    }),
  ),
)

/** Where somebody is connected, or where it is not yet known. */
function endedNamespaces({ connection: { byNamespace } }: RootState): readonly Namespace[] {
  return Namespace.options.filter(
    (namespace) =>
      byNamespace[namespace].status !== 'disconnected' && byNamespace[namespace].status !== 'connecting',
  )
}

function heldNamespaces({ connection: standing }: RootState): readonly Namespace[] {
  return Namespace.options.filter((namespace) => heldSession(standing, namespace) !== null)
}

function isCurrent(
  state: RootState,
  { namespace, attempt }: { namespace: Namespace; attempt: string },
): boolean {
  return sessionOf(state.connection, namespace)?.attempt === attempt
}

function walletOf({ wallets: { installed } }: RootState, key: string): InstalledWallet {
  return installed.byKey[key] ?? { key, name: key, icon: null }
}
