import { filter } from 'rxjs'
import { rememberedConnectionKey, rememberedConnectionOf } from '../domain/remembered-connection.ts'
import { connection } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import { host } from '../events/host.ts'
import { wallets } from '../events/wallets.ts'
import { defineEffect } from './define-effect.ts'

/** How long a remembered wallet may take to announce itself, and then to answer, in milliseconds. */
const announcementWindow = 3000
const answerLimit = 10_000

/** How long storage may take to say what it holds, in milliseconds. */
const storageLimit = 2000

/** At the start, looks up which wallet was connected last time. */
export const recallConnection = defineEffect(({ on, ports, once }) =>
  on(host.started).pipe(
    once({
      limit: storageLimit,
      ask: (_, signal) => ports.storage.read({ key: rememberedConnectionKey }, signal),
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
    decide(() => {
      const { remembered, byNamespace } = state().connection
      if (!remembered || byNamespace.eip155.status !== 'unknown') return null
      const { connector } = remembered
      const announced = state().wallets.installed.byKey[remembered.wallet.key]
      const wallet = connector === 'walletConnect' ? remembered.wallet : announced
      return wallet ? connection.reconnectStarted({ connector, wallet }) : null
    }),
  ),
)

/** Asks the remembered wallet, silently and within a time limit. */
export const reconnect = defineEffect(({ on, ports, latest }) =>
  on(connection.reconnectStarted, connection.attemptStarted, host.stopped).pipe(
    latest({
      limit: answerLimit,
      ask: (event, signal) => {
        if (!isOneOf(event, connection.reconnectStarted)) return null
        return ports[event.data.connector].reconnect({ walletKey: event.data.wallet.key }, signal)
      },
      then: (session, { id: attempt }) =>
        session
          ? connection.reconnected({ attempt, namespace: 'eip155', ...session })
          : connection.reconnectGivenUp({ attempt, failure: null }),
      fail: (failure, { id: attempt }) => connection.reconnectGivenUp({ attempt, failure }),
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
