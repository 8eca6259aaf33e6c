import type { StateOf } from '../../reducers/root.ts'
import { enDownloads } from '../../strings/en/downloads.ts'
import { downloadPages } from './download-pages.ts'
import type { PageName } from './download-pages.ts'
import type { IconName } from '../parts/icon-name.ts'
import type { List, Picture, Screen } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'
import { walletImage } from './item.ts'

/** The parts of the Downloads screen. */
export type DownloadsParts = { readonly picture: Picture | null; readonly list: List }

const icons: Readonly<Record<PageName, IconName>> = {
  'downloads.chrome': 'window',
  'downloads.ios': 'phone',
  'downloads.android': 'phone',
  'downloads.website': 'network',
}

/** Returns the Downloads screen: where the chosen wallet can be downloaded. */
export function downloadsView(state: StateOf<'modal'>): Screen<DownloadsParts> {
  const text = textsOf(state, enDownloads)
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
          icon: icons[name],
          press: null,
          href,
        })),
        placeholders: 0,
      },
    },
  }
}
