import { filter } from 'rxjs'
import { Namespace } from '../domain/caip.ts'
import { rememberedConnectionKey, rememberedConnectionOf } from '../domain/remembered-connection.ts'
import type { RememberedConnection } from '../domain/remembered-connection.ts'
import { connection, connectionEndings } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import { host } from '../events/host.ts'
import { wallets } from '../events/wallets.ts'
import { leadingSession } from '../reducers/connection.ts'
import type { RootState } from '../reducers/root.ts'
import { defineEffect } from './define-effect.ts'
import type { EventInputs } from './question.ts'

/** How long a remembered wallet may take to announce itself, and how long any may take to answer silently, in milliseconds. */
const announcementWindow = 3000
const answerLimit = 10_000

/** How long storage may take to say what it holds, in milliseconds. */
const storageLimit = 2000

/** At the start, looks up which wallet was connected last time. */
export const recallConnection = defineEffect(({ on, ports, latest }) =>
  on(host.started, connection.disconnected).pipe(
    latest({
      limit: storageLimit,
      ask: (event, signal) =>
        isOneOf(event, host.started) ? ports.storage.read({ key: rememberedConnectionKey }, signal) : null,
      then: ({ text }) => {
        const remembered = rememberedConnectionOf(text)
        return remembered ? connection.rememberedFound(remembered) : connection.nothingRemembered()
      },
      fail: (failure) => connection.reconnectGivenUp({ attempt: null, failure }),
    }),
  ),
)

/** The remembered wallet is asked without a prompt: one beside the page once it has announced itself, early or late. */
export const beginReconnect = defineEffect(({ on, state, decide }) =>
  on(connection.rememberedFound, wallets.announced).pipe(
    decide((event) => {
      const { remembered, byNamespace } = state().connection
      const { status } = byNamespace.eip155
      const isFree =
        status === 'unknown' || (status === 'disconnected' && isOneOf(event, connection.rememberedFound))
      if (!remembered || !isFree) return null
      if (remembered.connector === 'walletConnect') return connection.reconnectStarted(remembered)
      const { connector } = remembered
      const wallet = state().wallets.installed.byKey[remembered.wallet.key]
      return wallet ? connection.reconnectStarted({ connector, wallet }) : null
    }),
  ),
)

/** Asks the remembered wallet, silently and within a time limit. */
export const reconnect = defineEffect(({ on, ports, latest }) =>
  on(connection.reconnectStarted, connection.attemptStarted, connection.disconnected, host.stopped).pipe(
    latest({
      limit: answerLimit,
      ask: (event, signal) => {
        if (!isOneOf(event, connection.reconnectStarted)) return null
        const { connector, wallet, chainId } = event.data
        const lastChain = chainId === undefined ? {} : { chainId }
        return ports[connector].reconnect({ walletKey: wallet.key, ...lastChain }, signal)
      },
      then: (session, { id: attempt }) =>
        session
          ? connection.reconnected({ attempt, namespace: 'eip155', ...session })
          : connection.reconnectGivenUp({ attempt, failure: null }),
      fail: (failure, { id: attempt }) => connection.reconnectGivenUp({ attempt, failure }),
    }),
  ),
)

/** A wallet that was unlocked may be on another chain, so it is asked silently for both; until it answers it counts as locked. */
export const resume = defineEffect(({ on, state, ports, latest }) =>
  on(connection.walletUnlocked, connection.walletLocked, ...connectionEndings, host.stopped).pipe(
    latest({
      limit: answerLimit,
      ask: (event, signal) => {
        const held = isOneOf(event, connection.walletUnlocked) ? leadingSession(state().connection) : null
        return held && ports[held.connector].reconnect({ walletKey: held.wallet.key }, signal)
      },
      then: (found, event) =>
        found && isOneOf(event, connection.walletUnlocked)
          ? connection.resumed({ ...event.data, ...found })
          : null,
      fail: () => null,
    }),
  ),
)

/** What another tab, or another instance on this page, makes of the connection is followed: its end, and its beginning beside the page. */
export const followOthers = defineEffect(({ on, state, ports, latest }) =>
  on(host.started, host.stopped).pipe(
    latest({
      limit: 'standing',
      ask: (event, signal) =>
        isOneOf(event, host.started) ? ports.storage.watch({ key: rememberedConnectionKey }, signal) : null,
      then: ({ text }) => followed(state(), rememberedConnectionOf(text)),
      fail: () => null,
    }),
  ),
)

/** A remembered wallet that never announces itself is given up. */
export const giveUpWaiting = defineEffect(({ on, state, ports, once }) =>
  on(connection.rememberedFound).pipe(
    filter(() => state().connection.byNamespace.eip155.status === 'unknown'),
    once({
      limit: 'timer',
      ask: (_, signal) => ports.clock.after(announcementWindow, signal),
      then: () =>
        state().connection.byNamespace.eip155.status === 'unknown'
          ? connection.reconnectGivenUp({ attempt: null, failure: { code: 'wallet-missing' } })
          : null,
      fail: (failure) => connection.reconnectGivenUp({ attempt: null, failure }),
    }),
  ),
)

function followed(
  { connection: { byNamespace } }: RootState,
  remembered: RememberedConnection | null,
): EventInputs {
  if (!remembered) {
    return Namespace.options.flatMap((namespace) => {
      const current = byNamespace[namespace]
      return 'accounts' in current ? [connection.endedElsewhere({ session: current.attempt, namespace })] : []
    })
  }
  const isFree = byNamespace.eip155.status === 'disconnected'
  // The pairing library of this tab knows nothing of a phone that another tab paired.
  return isFree && remembered.connector === 'injected' ? connection.rememberedFound(remembered) : null
}
