import type { InstalledWallet, Wallet } from '../domain/wallet.ts'
import type { BootState } from '../reducers/root.ts'
import type { WalletsState } from '../reducers/wallets.ts'

/** The wallets of a headless list: those installed here, the registry's first page, and how loading it went. */
export type WalletChoices = {
  readonly installed: readonly InstalledWallet[]
  readonly registry: readonly Wallet[]
  readonly status: WalletsState['registry']['status']
}

const noWallets: readonly Wallet[] = []

/** The wallets as they were found and listed. */
export function walletChoices({ installed, wallets }: BootState): WalletChoices {
  return {
    installed: installed.order.flatMap((key) => installed.byKey[key] ?? []),
    registry: wallets?.registry.order.flatMap((id) => wallets.byId[id] ?? []) ?? noWallets,
    status: wallets?.registry.status ?? 'idle',
  }
}
