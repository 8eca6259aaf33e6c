import { filter } from 'rxjs'
import type { ChainId } from '../domain/caip.ts'
import { recentWalletsKey, recentWalletsOf, withRecentWallet } from '../domain/recent-wallets.ts'
import { rememberedConnectionKey } from '../domain/remembered-connection.ts'
import type { Wallet } from '../domain/wallet.ts'
import { connection } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import type { Stamped } from '../events/define-events.ts'
import { host } from '../events/host.ts'
import { storage } from '../events/storage.ts'
import { wallets } from '../events/wallets.ts'
import { leadingSession, sessionOf } from '../reducers/connection.ts'
import type { RootState } from '../reducers/root.ts'
import { defineEffect } from './define-effect.ts'

const longestIcon = 4096

/** How long storage may take, in milliseconds. */
const storageLimit = 2000

/** A connection is kept when it stands, or moves to another chain, and forgotten when it ends, in order; a wallet that is only locked is kept in mind. */
export const remember = defineEffect(({ on, state, ports, inOrder }) =>
  on(
    connection.attemptSucceeded,
    connection.established,
    connection.reconnected,
    connection.chainChanged,
    connection.disconnected,
    connection.endedByWallet,
  ).pipe(
    filter((event) => !isOneOf(event, connection.attemptSucceeded) || stands(state(), event.data.attempt)),
    filter((event) => !isOneOf(event, connection.chainChanged) || lastChainOf(state()) !== undefined),
    filter((event) => !isOneOf(event, connection.reconnected) || wentElsewhere(state())),
    inOrder({
      limit: storageLimit,
      ask: (event, signal) => {
        const key = rememberedConnectionKey
        if (ends(event)) return ports.storage.remove({ key }, signal)
        const text = rememberedText(state())
        return text === null ? null : ports.storage.write({ key, text }, signal)
      },
      then: (_, event) => {
        const key = rememberedConnectionKey
        return ends(event) ? storage.removed({ key }) : storage.written({ key })
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

function ends(event: Stamped): boolean {
  return isOneOf(event, connection.disconnected, connection.endedByWallet)
}

/** Whether a restored session could not go on with the chain that was kept. */
function wentElsewhere(state: RootState): boolean {
  return lastChainOf(state) !== state.connection.remembered?.chainId
}

/** The chain to go on with after a reload; a wallet beside the page says it itself. */
function lastChainOf(state: RootState): ChainId | undefined {
  const session = leadingSession(state.connection)
  return session?.connector === 'walletConnect' ? session.chainId : undefined
}

function rememberedText(state: RootState): string | null {
  const session = leadingSession(state.connection)
  if (!session) return null
  const { connector, wallet } = session
  const icon = wallet.icon && wallet.icon.length <= longestIcon ? wallet.icon : null
  return JSON.stringify({ connector, wallet: { ...wallet, icon }, chainId: lastChainOf(state) })
}
