import { filter } from 'rxjs'
import { recentWalletsKey, recentWalletsOf, withRecentWallet } from '../domain/recent-wallets.ts'
import { rememberedConnectionKey } from '../domain/remembered-connection.ts'
import type { Wallet } from '../domain/wallet.ts'
import { connection } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import { host } from '../events/host.ts'
import { storage } from '../events/storage.ts'
import { wallets } from '../events/wallets.ts'
import { sessionOf } from '../reducers/connection.ts'
import type { RootState } from '../reducers/root.ts'
import { defineEffect } from './define-effect.ts'

const longestIcon = 4096

/** How long storage may take, in milliseconds. */
const storageLimit = 2000

/** A connection is kept when it stands and forgotten when it ends, in order; a wallet that is only locked is kept in mind. */
export const remember = defineEffect(({ on, state, ports, inOrder }) =>
  on(
    connection.attemptSucceeded,
    connection.established,
    connection.disconnected,
    connection.endedByWallet,
  ).pipe(
    filter((event) => !isOneOf(event, connection.attemptSucceeded) || stands(state(), event.data.attempt)),
    inOrder({
      limit: storageLimit,
      ask: (event, signal) => {
        const key = rememberedConnectionKey
        const begins = isOneOf(event, connection.attemptSucceeded, connection.established)
        return begins
          ? ports.storage.write({ key, text: rememberedText(state()) }, signal)
          : ports.storage.remove({ key }, signal)
      },
      then: (_, event) => {
        const key = rememberedConnectionKey
        const began = isOneOf(event, connection.attemptSucceeded, connection.established)
        return began ? storage.written({ key }) : storage.removed({ key })
      },
      fail: (failure, event) => {
        const purpose = isOneOf(event, connection.disconnected) ? 'forget' : 'keep'
        return storage.failed({ key: rememberedConnectionKey, purpose, failure })
      },
    }),
  ),
)

/** A wallet of the registry that was paired is kept as recent. */
export const rememberRecent = defineEffect(({ on, state, ports, inOrder }) =>
  on(connection.established).pipe(
    inOrder({
      limit: storageLimit,
      ask: (_, signal) => {
        const kept = recentAfterPairing(state())
        return kept && ports.storage.write({ key: recentWalletsKey, text: JSON.stringify(kept) }, signal)
      },
      then: () => {
        const kept = recentAfterPairing(state()) ?? []
        return [storage.written({ key: recentWalletsKey }), wallets.recentFound({ wallets: [...kept] })]
      },
      fail: (failure) => storage.failed({ key: recentWalletsKey, purpose: 'keep', failure }),
    }),
  ),
)

/** At the start, looks up which wallets were paired lately. */
export const recallRecent = defineEffect(({ on, ports, once }) =>
  on(host.started).pipe(
    once({
      limit: storageLimit,
      ask: (_, signal) => ports.storage.read({ key: recentWalletsKey }, signal),
      then: ({ text }) => wallets.recentFound({ wallets: [...recentWalletsOf(text)] }),
      fail: (failure) => storage.failed({ key: recentWalletsKey, purpose: 'keep', failure }),
    }),
  ),
)

function recentAfterPairing({ wallets: { byId, recent }, pairing }: RootState): readonly Wallet[] | null {
  const wallet = byId[pairing.walletId ?? '']
  return wallet
    ? withRecentWallet(
        recent.flatMap((id) => byId[id] ?? []),
        wallet,
      )
    : null
}

function stands(state: RootState, attempt: string): boolean {
  return sessionOf(state.connection, 'eip155')?.attempt === attempt
}

function rememberedText({ connection }: RootState): string {
  const session = sessionOf(connection, 'eip155') ?? sessionOf(connection, 'solana')
  if (!session) return 'null'
  const { connector, wallet } = session
  const icon = wallet.icon && wallet.icon.length <= longestIcon ? wallet.icon : null
  return JSON.stringify({ connector, wallet: { ...wallet, icon } })
}
