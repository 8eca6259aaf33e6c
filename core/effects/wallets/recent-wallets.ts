import { storageLimit } from '../../domain/limits.ts'
import { recentWalletsOf } from '../../domain/wallets/recent-wallets.ts'
import { storageKeys } from '../../domain/sessions/storage-keys.ts'
import { storage } from '../../events/storage.ts'
import { wallets } from '../../events/wallets/wallets.ts'
import type { StateOf } from '../../reducers/root.ts'
import { arrival } from '../streams/arrival.ts'
import { defineEffect } from '../streams/define-effect.ts'

/** Reads the recently paired wallets from storage at the start. */
export const recallRecent = defineEffect<StateOf<'modal'>>(({ on, ports, once }) =>
  arrival(on, 'modal').pipe(
    once({
      limit: storageLimit,
      ask: (_, signal) => ports.storage.read({ key: storageKeys.recentWallets }, signal),
      then: ({ text }) => wallets.recentFound({ wallets: [...recentWalletsOf(text)] }),
      fail: (failure) => storage.failed({ key: storageKeys.recentWallets, purpose: 'keep', failure }),
    }),
  ),
)
