import { isSafeLink } from '../domain/remote-url.ts'
import type { Wallet } from '../domain/wallet.ts'
import type { RootState } from '../reducers/root.ts'
import type { TextName } from '../strings/en.ts'
import type { List, Picture, Screen } from './parts.ts'
import { textsOf } from './texts-of.ts'
import { walletImage } from './wallet-item.ts'

/** The places of the Downloads screen. */
export type DownloadsParts = { readonly picture: Picture | null; readonly list: List }

/** Downloads: where the chosen wallet can be had. */
export function downloadsView(state: RootState): Screen<DownloadsParts> {
  const text = textsOf(state)
  const wallet = state.wallets.byId[state.pairing.walletId ?? ''] ?? null
  return {
    title: text('downloads.title', { wallet: wallet?.name ?? '' }),
    parts: {
      picture: wallet && { part: 'picture', label: wallet.name, image: walletImage(state, wallet) },
      list: {
        part: 'list',
        label: text('downloads.list'),
        items: downloadPages(wallet).map(([name, href]) => ({
          part: 'item',
          key: name,
          label: text(name),
          image: { kind: 'wallet', url: null, seed: text(name) },
          press: null,
          href,
        })),
        awaited: 0,
      },
    },
  }
}

/** The pages where a wallet can be had, by the name of each; only safe links. */
export function downloadPages(wallet: Wallet | null): readonly (readonly [TextName, string])[] {
  const pages: readonly (readonly [TextName, string | null | undefined])[] = [
    ['downloads.chrome', wallet?.chromeStore],
    ['downloads.ios', wallet?.appStore],
    ['downloads.android', wallet?.playStore],
    ['downloads.website', wallet?.homepage],
  ]
  return pages.flatMap(([name, href]) => (href && isSafeLink(href) ? [[name, href] as const] : []))
}
