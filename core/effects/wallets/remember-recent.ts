import { storageLimit } from '../../domain/limits.ts'
import { storageKeys } from '../../domain/sessions/storage-keys.ts'
import type { Wallet } from '../../domain/wallets/wallet.ts'
import { withRecentWallet } from '../../domain/wallets/with-recent-wallet.ts'
import { connection } from '../../events/connection/connection.ts'
import { storage } from '../../events/storage.ts'
import { wallets } from '../../events/wallets/wallets.ts'
import type { StateOf } from '../../reducers/root.ts'
import { defineEffect } from '../streams/define-effect.ts'

/** Stores a paired wallet of the registry as a recent one. */
export const rememberRecent = defineEffect<StateOf<'modal'>>(({ on, state, ports, inOrder }) =>
  on(connection.established).pipe(
    inOrder({
      limit: storageLimit,
      ask: ({ data }, signal) => {
        const isPaired = state().pairing.session === data.flow
        const kept = isPaired ? recentAfterPairing(state()) : null
        return (
          kept && ports.storage.write({ key: storageKeys.recentWallets, text: JSON.stringify(kept) }, signal)
        )
      },
      then: () => {
        const kept = recentAfterPairing(state()) ?? []
        return [
          storage.written({ key: storageKeys.recentWallets }),
          wallets.recentFound({ wallets: [...kept] }),
        ]
      },
      fail: (failure) => storage.failed({ key: storageKeys.recentWallets, purpose: 'keep', failure }),
    }),
  ),
)

function recentAfterPairing({
  wallets: { byId, recent },
  pairing,
}: StateOf<'modal'>): readonly Wallet[] | null {
  const wallet = byId[pairing.walletId ?? '']
  return wallet
    ? withRecentWallet(
        recent.flatMap((id) => byId[id] ?? []),
        wallet,
      )
    : null
}
