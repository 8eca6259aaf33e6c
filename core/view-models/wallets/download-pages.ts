import { isSafeLink } from '../../domain/values/remote-url.ts'
import type { Wallet } from '../../domain/wallets/wallet.ts'
import type { enDownloads } from '../../strings/en/downloads.ts'

/** The name of a page that offers a wallet. */
export type PageName = Exclude<keyof typeof enDownloads, 'downloads.title' | 'downloads.list'>

/** Returns the pages that offer a wallet, by name. Only safe links. */
export function downloadPages(wallet: Wallet | null): readonly (readonly [PageName, string])[] {
  const pages: readonly (readonly [PageName, string | null | undefined])[] = [
    ['downloads.chrome', wallet?.chromeStore],
    ['downloads.ios', wallet?.appStore],
    ['downloads.android', wallet?.playStore],
    ['downloads.website', wallet?.homepage],
  ]
  return pages.flatMap(([name, href]) => (href && isSafeLink(href) ? [[name, href] as const] : []))
}
