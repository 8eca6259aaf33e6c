import { withoutOtherEntries } from './multi-chain.ts'
import { browserWalletKey, rdnsOf } from '../wallets/wallet.ts'
import type { InstalledWallet, Wallet } from '../wallets/wallet.ts'

/** How many wallets of the registry the first view recommends, and how many of the host's featured ones it shows (spec 9). */
export const recommendedCount = 4
const featuredCount = 4

/** What a wallet in a list is there for. */
export type WalletReason = 'recent' | 'installed' | 'featured' | 'custom' | 'recommended'

/** A wallet in the list of the first view: one installed here, or one of the registry or the host. */
export type ListedWallet =
  | { readonly reason: 'installed'; readonly installed: InstalledWallet }
  | {
      readonly reason: Exclude<WalletReason, 'installed'>
      readonly wallet: Wallet
      readonly installed: InstalledWallet | null
    }

/** Where the list is made from, each part in its own order. */
export type WalletSources = {
  readonly installed: readonly InstalledWallet[]
  readonly recent: readonly Wallet[]
  readonly featured: readonly Wallet[]
  readonly custom: readonly Wallet[]
  readonly listed: readonly Wallet[]
  readonly excludedIds: readonly string[]
  readonly excludedKeys: readonly string[]
  /** On a phone an installed wallet is the one whose browser this is, and comes before the recent ones. */
  readonly isInstalledFirst: boolean
}

/**
 * The list of the first view: recent, installed, featured, custom, recommended (behaviour reference 3.4); no wallet twice, first by
 * reverse domain name, then by id, and no excluded one in any part.
 */
export function walletList({
  excludedIds,
  excludedKeys,
  isInstalledFirst,
  ...sources
}: WalletSources): readonly ListedWallet[] {
  const here = withoutOtherEntries(offeredWallets(sources.installed)).filter(
    ({ key }) => !excludedKeys.includes(rdnsOf(key)),
  )
  const seen = new Set<string>()
  const list: ListedWallet[] = []
  const add = (reason: Exclude<WalletReason, 'installed'>, wallet: Wallet): boolean => {
    const keys = [wallet.id, ...(wallet.rdns ? [wallet.rdns] : [])]
    const isExcluded = excludedIds.includes(wallet.id) || (wallet.rdns && excludedKeys.includes(wallet.rdns))
    if (isExcluded || keys.some((key) => seen.has(key))) return false
    for (const key of keys) seen.add(key)
    list.push({ reason, wallet, installed: here.find(({ key }) => key === wallet.rdns) ?? null })
    return true
  }
  const addInstalled = () => {
    for (const installed of here) {
      if (seen.has(installed.key)) continue
      seen.add(installed.key)
      list.push({ reason: 'installed', installed })
    }
  }
  if (isInstalledFirst) addInstalled()
  for (const wallet of sources.recent) add('recent', wallet)
  addInstalled()
  let featured = 0
  for (const wallet of sources.featured) {
    if (featured < featuredCount && add('featured', wallet)) featured += 1
  }
  for (const wallet of sources.custom) add('custom', wallet)
  let recommended = 0
  const featuredIds = new Set(sources.featured.map(({ id }) => id))
  for (const wallet of sources.listed) {
    if (recommended === recommendedCount) break
    if (!featuredIds.has(wallet.id) && add('recommended', wallet)) recommended += 1
  }
  return list
}

/** The installed wallets worth offering: "Browser Wallet" only where no wallet has said its name, since it is one of them. */
export function offeredWallets(installed: readonly InstalledWallet[]): readonly InstalledWallet[] {
  const named = installed.filter(({ key }) => key !== browserWalletKey)
  return named.length > 0 ? named : installed
}

/** Whether a text is long enough to search for (behaviour reference 3.4). */
export function isSearchText(text: string): boolean {
  return text.trim().length >= 2
}

/** The number on the All Wallets row: rounded down to tens with a plus, such as `410+`. */
export function roundedCount(count: number): string {
  return count < 10 ? String(count) : `${Math.floor(count / 10) * 10}+`
}
