import type { Draft } from 'immer'
import type { Failure } from '../domain/failure.ts'
import type { Wallet } from '../domain/wallet.ts'
import { isNextPage, isSearchText } from '../domain/wallet-list.ts'
import { modal } from '../events/modal.ts'
import { wallets } from '../events/wallets.ts'
import { defineSlice } from './define-slice.ts'

/** A list of registry wallets by id, in order, and how loading it went. */
export type Listing = {
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed'
  readonly order: readonly string[]
  readonly failure: Failure | null
}

/** Wallets that are listed, by id: the registry's pages so far, the search, the host's own and featured ones, the recent ones. */
export type WalletsState = {
  readonly byId: Readonly<Record<string, Wallet>>
  readonly registry: Listing & { readonly count: number; readonly page: number }
  readonly search: Listing & { readonly text: string }
  readonly featured: readonly string[]
  readonly recent: readonly string[]
  readonly excludedKeys: readonly string[]
  /** The entries of the wallet that was chosen and serves several kinds of chains, by key. */
  readonly multiChain: readonly string[]
}

const nothing: Listing = { status: 'idle', order: [], failure: null }
const initial: WalletsState = {
  byId: {},
  registry: { ...nothing, count: 0, page: 0 },
  search: { ...nothing, text: '' },
  featured: [],
  recent: [],
  excludedKeys: [],
  multiChain: [],
}

/** What wallets there are. */
export const walletsSlice = defineSlice<WalletsState>(initial, (when) => [
  when([wallets.firstPageRetried], (draft) => {
    draft.registry.status = 'loading'
    draft.registry.failure = null
  }),
  when([wallets.firstPageReceived], (draft, { data }) => {
    draft.registry = {
      status: 'loaded',
      order: keep(draft, data.wallets),
      count: data.count,
      page: 1,
      failure: null,
    }
  }),
  when([wallets.firstPageFailed], (draft, { data }) => {
    draft.registry.status = 'failed'
    draft.registry.failure = data.failure
  }),
  when([wallets.nextPageRequested], (draft, { data }) => {
    if (isNextPage(draft.registry, data.page)) draft.registry.status = 'loading'
  }),
  when([wallets.pageReceived], (draft, { data }) => {
    const { registry } = draft
    if (data.page !== registry.page + 1) return
    registry.order = [...new Set([...registry.order, ...keep(draft, data.wallets)])]
    registry.count = data.count
    registry.page = data.page
    registry.status = 'loaded'
    registry.failure = null
  }),
  when([wallets.pageFailed], (draft, { data }) => {
    if (data.page !== draft.registry.page + 1) return
    draft.registry.status = 'failed'
    draft.registry.failure = data.failure
  }),
  when([wallets.searchTyped], (draft, { data }) => {
    const isSearch = isSearchText(data.text)
    draft.search = { text: data.text, status: isSearch ? 'loading' : 'idle', order: [], failure: null }
  }),
  when([wallets.searchReceived], (draft, { data }) => {
    if (draft.search.text.trim() !== data.text) return
    draft.search.order = keep(draft, data.wallets)
    draft.search.status = 'loaded'
  }),
  when([wallets.searchFailed], (draft, { data }) => {
    if (draft.search.text.trim() !== data.text) return
    draft.search.status = 'failed'
    draft.search.failure = data.failure
  }),
  when([modal.opened], (draft) => {
    if (draft.search.text !== '') draft.search = { ...nothing, order: [], text: '' }
  }),
  when([wallets.customFound], (draft, { data }) => {
    keep(draft, data.wallets)
  }),
  when([wallets.featuredReceived], (draft, { data }) => {
    draft.featured = keep(draft, data.wallets)
  }),
  when([wallets.recentFound], (draft, { data }) => {
    draft.recent = keep(draft, data.wallets)
  }),
  when([wallets.multiChainChosen], (draft, { data }) => {
    draft.multiChain = data.keys
  }),
  when([wallets.excludedReceived], (draft, { data }) => {
    draft.excludedKeys = data.keys
  }),
])

/** Keeps wallets by id and gives their ids, each once. */
function keep(draft: Draft<WalletsState>, found: readonly Wallet[]): string[] {
  for (const wallet of found) draft.byId[wallet.id] = wallet
  return [...new Set(found.map(({ id }) => id))]
}
