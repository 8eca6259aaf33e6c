import { isMobile } from '../../domain/shell/device.ts'
import { remainingCount } from '../../domain/wallets/registry-page.ts'
import { isSearchText } from '../../domain/connection/wallet-list.ts'
import type { Wallet } from '../../domain/wallets/wallet.ts'
import { pairing } from '../../events/pairing/pairing.ts'
import { wallets } from '../../events/wallets/wallets.ts'
import { allWallets, offeredOf } from '../../selectors/wallets/all-wallets.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enAllWallets } from '../../strings/en/all-wallets.ts'
import { enWallet } from '../../strings/en/wallet.ts'
import { textField } from '../parts/text-field.ts'
import type { Button, Item, List, Notice, Screen, TextField } from '../parts/parts.ts'
import { registryFailureNotice } from './registry-failure.ts'
import { textsOf } from '../parts/texts-of.ts'
import { installedAs, registryItem } from './item.ts'

const words = { ...enAllWallets, ...enWallet }

/** The parts of the AllWallets screen. */
export type AllWalletsParts = {
  readonly search: TextField
  readonly qrCode: Button | null
  readonly failed: Notice | null
  readonly retry: Button | null
  readonly list: List | null
}

const mostPlaceholders = 16

/** Returns the AllWallets screen: every wallet of the registry, page by page, or those that match the search. */
export function allWalletsView(state: StateOf<'modal'>): Screen<AllWalletsParts> {
  const text = textsOf(state, words)
  const { search, registry } = state.wallets
  const searching = isSearchText(search.text)
  const { status, failure } = searching ? search : registry
  const failed = status === 'failed'
  const label = text('all.qr')
  return {
    title: text('all.title'),
    parts: {
      search: textField(text('all.search'), search.text, wallets.searchTyped),
      qrCode: isMobile(state.device)
        ? {
            part: 'button',
            label,
            press: pairing.walletChosen({ walletId: null }),
            tone: 'quiet',
            icon: 'qr',
          }
        : null,
      failed: failed ? registryFailureNotice(state, failure, { title: text('all.failed') }) : null,
      retry: failed
        ? {
            part: 'button',
            label: text('all.retry'),
            press: retryOf(state, searching),
            tone: 'neutral',
            icon: 'retry',
          }
        : null,
      list: failed && (searching || registry.page === 0) ? null : walletRows(state, searching),
    },
  }
}

function walletRows(state: StateOf<'modal'>, searching: boolean): List {
  const text = textsOf(state, words)
  const { search, registry } = state.wallets
  const found = searching ? offeredOf(state, search.order) : allWallets(state)
  const isFirst = searching
    ? search.status === 'loading'
    : registry.status === 'loading' && registry.page === 0
  const toCome = searching || registry.status === 'failed' ? 0 : remainingCount(registry)
  const hasMore = registry.status === 'loaded' && toCome > 0
  return {
    part: 'list',
    label: text('all.list'),
    items: installedFirst(state, found),
    placeholders: isFirst ? mostPlaceholders : Math.min(mostPlaceholders, toCome),
    empty: text('all.empty'),
    ...(state.images.way.wallet === 'asked' ? { shown: wallets.rowsShown({ keys: [] }) } : {}),
    ...(hasMore ? { more: wallets.nextPageRequested({ page: registry.page + 1 }) } : {}),
  }
}

function installedFirst(state: StateOf<'modal'>, wanted: readonly Wallet[]): readonly Item[] {
  const tag = textsOf(state, words)('connect.installedTag')
  const found = wanted.map((wallet) => ({ wallet, here: installedAs(state, wallet) }))
  const sorted = [...found.filter(({ here }) => here), ...found.filter(({ here }) => !here)]
  return sorted.map(({ wallet, here }) => registryItem(state, wallet, here, here ? tag : undefined))
}

function retryOf(state: StateOf<'modal'>, searching: boolean) {
  if (searching) return wallets.searchTyped({ text: state.wallets.search.text })
  const { page } = state.wallets.registry
  return page === 0 ? wallets.firstPageRetried() : wallets.nextPageRequested({ page: page + 1 })
}
