import { browserWalletKey } from './wallet.ts'
import type { InstalledWallet, Wallet } from './wallet.ts'

/** How many wallets of the registry the first view recommends (spec 9). */
export const recommendedCount = 4

/** What decides which registry wallets are recommended. */
export type RecommendationRules = {
  readonly featuredWalletIds: readonly string[]
  readonly excludeWalletIds: readonly string[]
}

/** The registry's wallets worth showing to someone who has none of them: featured ones first, installed and excluded ones never. */
export function recommendedWallets(
  listed: readonly Wallet[],
  installed: readonly InstalledWallet[],
  { featuredWalletIds, excludeWalletIds }: RecommendationRules,
): readonly Wallet[] {
  const here = new Set(installed.map((wallet) => wallet.key))
  const rank = (wallet: Wallet) => featuredWalletIds.indexOf(wallet.id) + 1 || Infinity
  return listed
    .filter((wallet) => !excludeWalletIds.includes(wallet.id) && !(wallet.rdns && here.has(wallet.rdns)))
    .toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
    .slice(0, recommendedCount)
}

/** Where a visitor gets a wallet: its browser extension, else its own page. */
export function pageToGet(wallet: Wallet): string | null {
  return wallet.chromeStore ?? wallet.homepage ?? null
}

/** The installed wallets worth offering: "Browser Wallet" only where no wallet has said its name, since it is one of them. */
export function offeredWallets(installed: readonly InstalledWallet[]): readonly InstalledWallet[] {
  const named = installed.filter(({ key }) => key !== browserWalletKey)
  return named.length > 0 ? named : installed
}
