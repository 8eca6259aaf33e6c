import { namespacesOf } from '../../domain/values/caip.ts'
import { connectorOf, servedNamespaces } from '../../domain/connection/connector.ts'
import { customWallet } from '../../domain/options/custom-wallet.ts'
import { isMobile } from '../../domain/shell/device.ts'
import { multiChainWallets } from '../../domain/connection/multi-chain.ts'
import { isTurnedOff } from '../../domain/options/switched-off.ts'
import type { InstalledWallet } from '../../domain/wallets/wallet.ts'
import type { WalletSources } from '../../domain/connection/wallet-list.ts'
import type { StateOf } from '../../reducers/root.ts'
import { excludedKeys } from './excluded-keys.ts'

/** Returns the inputs of the list of wallets. If the registry is off, it contributes nothing. */
export function sourcesOf(state: StateOf<'modal'>): WalletSources {
  const { wallets, options, device } = state
  const { byId } = wallets
  const isListed = !isTurnedOff(options, 'registry')
  const named = (ids: readonly string[]) => ids.flatMap((id) => byId[id] ?? [])
  return {
    installed: usableWallets(state),
    recent: named(wallets.recent),
    featured: isListed ? named(wallets.featured) : [],
    custom: (options?.customWallets ?? []).map(customWallet),
    listed: isListed ? named(wallets.registry.order) : [],
    excludedIds: options?.excludeWalletIds ?? [],
    excludedKeys: excludedKeys(state),
    isInstalledFirst: isMobile(device),
  }
}

/**
 * Returns the installed wallets that serve a network of the host, by themselves or by another entry of the same wallet. Any other one could only be
 * refused.
 */
function usableWallets({ installed, options }: StateOf<'modal'>): readonly InstalledWallet[] {
  const here = installed.order.flatMap((key) => installed.byKey[key] ?? [])
  const several = multiChainWallets(here)
  const offered = namespacesOf(options?.networks.map(({ id }) => id) ?? [])
  const serves = ({ key }: InstalledWallet) =>
    servedNamespaces(connectorOf(key)).some((namespace) => offered.includes(namespace))
  return here.filter((wallet) => (several.get(wallet.key) ?? [wallet]).some(serves))
}
