import { connectorNames, connectorOf } from './connector.ts'
import { isNewcomerKey } from '../wallets/wallet.ts'
import type { InstalledWallet } from '../wallets/wallet.ts'

/**
 * The wallets that are here once for each kind of chains, all their entries by the key of each, in the order of connectors; what is
 * there twice for one kind may be an imitation and is never taken for one wallet, nor is a newcomer.
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

/** One row for each wallet: of several entries the first. */
export function withoutOtherEntries(installed: readonly InstalledWallet[]): readonly InstalledWallet[] {
  const several = multiChainWallets(installed)
  return installed.filter(({ key }) => (several.get(key)?.[0]?.key ?? key) === key)
}

function isOneWallet(found: readonly InstalledWallet[]): boolean {
  return found.length > 1 && new Set(found.map(({ key }) => connectorOf(key))).size === found.length
}
