import { customWallet } from '../domain/custom-wallet.ts'
import { isMobile } from '../domain/device.ts'
import type { WalletSources } from '../domain/wallet-list.ts'
import type { RootState } from './root.ts'

/** What the list of wallets is made from, out of the state. */
export function sourcesOf({ wallets, installed, options, device }: RootState): WalletSources {
  const { byId } = wallets
  const named = (ids: readonly string[]) => ids.flatMap((id) => byId[id] ?? [])
  return {
    installed: installed.order.flatMap((key) => installed.byKey[key] ?? []),
    recent: named(wallets.recent),
    featured: named(wallets.featured),
    custom: (options?.customWallets ?? []).map(customWallet),
    listed: named(wallets.registry.order),
    excludedIds: options?.excludeWalletIds ?? [],
    excludedKeys: wallets.excludedKeys,
    isInstalledFirst: isMobile(device),
  }
}
