import { withoutOtherEntries } from './multi-chain.ts'
import { browserWalletKey, rdnsOf } from '../wallets/wallet.ts'
import type { InstalledWallet, Wallet } from '../wallets/wallet.ts'

/** The number of recommended wallets of the registry in the first view, and the highest number of the host app's featured ones. */
export const recommendedCount = 4
const featuredCount = 4

/** Why a wallet is in the list. */
type WalletReason = 'recent' | 'installed' | 'featured' | 'custom' | 'recommended'

/** A wallet in the list of the first view: an installed wallet, or one of the registry or the host app. */
export type ListedWallet =
  | { readonly reason: 'installed'; readonly installed: InstalledWallet }
  | {
      readonly reason: Exclude<WalletReason, 'installed'>
      readonly wallet: Wallet
      readonly installed: InstalledWallet | null
    }

/** The sources of the list, each in its own order. */
export type WalletSources = {
  readonly installed: readonly InstalledWallet[]
  readonly recent: readonly Wallet[]
  readonly featured: readonly Wallet[]
  readonly custom: readonly Wallet[]
  readonly listed: readonly Wallet[]
  readonly excludedIds: readonly string[]
  readonly excludedKeys: readonly string[]
  /** Whether installed wallets come before recent ones. On a phone, the installed wallet is the one whose browser shows this page. */
  readonly isInstalledFirst: boolean
}

/**
 * Returns the list of the first view: recent, installed, featured, custom, recommended. No wallet occurs twice, by its reverse domain name or its id.
 * Excluded wallets are omitted from every part.
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

/** Returns the installed wallets to offer. "Browser Wallet" is omitted if a wallet has announced itself, because it is that same wallet. */
export function offeredWallets(installed: readonly InstalledWallet[]): readonly InstalledWallet[] {
  const named = installed.filter(({ key }) => key !== browserWalletKey)
  return named.length > 0 ? named : installed
}

/** Returns whether a text is long enough for a search. */
export function isSearchText(text: string): boolean {
  return text.trim().length >= 2
}

/** Returns the number for the All Wallets row, rounded down to tens with a plus, such as `410+`. */
export function roundedCount(count: number): string {
  return count < 10 ? String(count) : `${Math.floor(count / 10) * 10}+`
}
