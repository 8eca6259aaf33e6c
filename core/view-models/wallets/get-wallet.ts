import { isSafeLink } from '../../domain/values/remote-url.ts'
import { recommendedCount, walletList } from '../../domain/connection/wallet-list.ts'
import type { StateOf } from '../../reducers/root.ts'
import { sourcesOf } from '../../selectors/wallets/sources.ts'
import { enGetWallet } from '../../strings/en/get-wallet.ts'
import type { Link, List, Screen } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'
import { registryItem } from './item.ts'

/** The parts of the GetWallet screen. */
export type GetWalletParts = { readonly list: List; readonly explore: Link }

const explorer = 'https://walletconnect.com/explorer'

/** Returns the GetWallet screen: up to four wallets to start with, and a link to all of them. */
export function getWalletView(state: StateOf<'modal'>): Screen<GetWalletParts> {
  const text = textsOf(state, enGetWallet)
  const found = walletList(sourcesOf(state)).flatMap((listed) => {
    if (!('wallet' in listed) || listed.installed) return []
    const { homepage } = listed.wallet
    return homepage && isSafeLink(homepage) ? [{ wallet: listed.wallet, href: homepage }] : []
  })
  return {
    title: text('get.title'),
    parts: {
      list: {
        part: 'list',
        label: text('get.list'),
        items: found
          .slice(0, recommendedCount)
          .map(({ wallet, href }) => ({ ...registryItem(state, wallet, null), press: null, href })),
        placeholders: 0,
      },
      explore: { part: 'link', label: text('get.explore'), href: explorer, icon: 'external' },
    },
  }
}
