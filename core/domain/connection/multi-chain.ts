import { connectorNames, connectorOf } from './connector.ts'
import { isNewcomerKey } from '../wallets/wallet.ts'
import type { InstalledWallet } from '../wallets/wallet.ts'

/**
 * Returns the wallets that are installed once for each of several kinds of chains. Maps each entry's key to all entries, in the order of connectors.
 * Two entries for one kind are never taken for one wallet, because one may be an imitation. Neither are wallets with a duplicate key.
 */
export function multiChainWallets(
  installed: readonly InstalledWallet[],
): ReadonlyMap<string, readonly InstalledWallet[]> {
  const byName = new Map<string, InstalledWallet[]>()
  for (const wallet of installed) {
    if (!isNewcomerKey(wallet.key)) byName.set(wallet.name, [...(byName.get(wallet.name) ?? []), wallet])
  }
  return new Map(
    [...byName.values()].filter(isOneWallet).flatMap((found) => {
      const entries = connectorNames.flatMap((name) => found.filter(({ key }) => connectorOf(key) === name))
      return entries.map(({ key }) => [key, entries] as const)
    }),
  )
}

/** Returns one entry for each wallet: the first one if the wallet has several. */
export function withoutOtherEntries(installed: readonly InstalledWallet[]): readonly InstalledWallet[] {
  const several = multiChainWallets(installed)
  return installed.filter(({ key }) => (several.get(key)?.[0]?.key ?? key) === key)
}

function isOneWallet(found: readonly InstalledWallet[]): boolean {
  return found.length > 1 && new Set(found.map(({ key }) => connectorOf(key))).size === found.length
}
