import type { InstalledWallet, Wallet } from '../domain/wallet.ts'
import type { RootState } from '../reducers/root.ts'

/** The wallets of a headless list: those installed here, the registry's first page, and how loading it went. */
export type WalletChoices = {
  readonly installed: readonly InstalledWallet[]
  readonly registry: readonly Wallet[]
  readonly status: RootState['wallets']['registry']['status']
}

/** The wallets as they were found and listed. */
export function walletChoices({ wallets: { installed, registry, byId } }: RootState): WalletChoices {
  return {
    installed: installed.order.flatMap((key) => installed.byKey[key] ?? []),
    registry: registry.order.flatMap((id) => byId[id] ?? []),
    status: registry.status,
  }
}
