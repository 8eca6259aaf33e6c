import type { Draft } from 'immer'
import type { ChainId } from '../../domain/values/caip.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import type { Wallet } from '../../domain/wallets/wallet.ts'
import { countAfter, isNextPage } from '../../domain/wallets/registry-page.ts'
import { isSearchText } from '../../domain/connection/wallet-list.ts'
import { modal } from '../../events/shell/modal.ts'
import { wallets } from '../../events/wallets/wallets.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** A list of registry wallets by id, in order, and the state of loading it. */
export type Listing = {
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed'
  readonly order: readonly string[]
  readonly failure: Failure | null
}

/** The registry's list for a chain. */
type RegistryListing = Listing & {
  readonly chainId: ChainId | null
  /** How many wallets the registry has. */
  readonly count: number
  /** How many pages are loaded; 0 while a new list loads and the old one is still shown. */
  readonly page: number
  /** The intent that requested the loading page. */
  readonly pageAsked: string | null
}

/** The listed wallets by id: those of the registry, of the search and of the host, and the recent ones. */
export type WalletsState = {
  readonly byId: Readonly<Record<string, Wallet>>
  readonly registry: RegistryListing
  readonly search: Listing & { readonly text: string }
  readonly featured: readonly string[]
  readonly recent: readonly string[]
  readonly excludedKeys: readonly string[]
  /** The keys of the chosen wallet's entries, if it serves several kinds of chains. */
  readonly multiChain: readonly string[]
}

const nothing: Listing = { status: 'idle', order: [], failure: null }
const initial: WalletsState = {
  byId: {},
  registry: { ...nothing, chainId: null, count: 0, page: 0, pageAsked: null },
  search: { ...nothing, text: '' },
  featured: [],
  recent: [],
  excludedKeys: [],
  multiChain: [],
}

declare module '../root.ts' {
  interface LateBranches {
    readonly wallets: ['modal', WalletsState]
  }
}

export const walletsSlice = defineSlice<WalletsState>(initial, (when) => [
  when([wallets.listStarted], (draft, { data }) => {
    const { registry } = draft
    registry.chainId = data.chainId
    registry.status = 'loading'
    registry.failure = null
    registry.page = 0
    registry.pageAsked = null
  }),
  when([wallets.firstPageRetried], (draft) => {
    draft.registry.status = 'loading'
    draft.registry.failure = null
  }),
  when([wallets.firstPageReceived], (draft, { data }) => {
    const order = keep(draft, data.wallets)
    draft.registry = {
      status: 'loaded',
      chainId: draft.registry.chainId,
      order,
      count: countAfter({ page: 1, order, count: data.count }, 0, data.wallets.length),
      page: 1,
      pageAsked: null,
      failure: null,
    }
  }),
  when([wallets.firstPageFailed], (draft, { data }) => {
    const { registry } = draft
    registry.status = 'failed'
    registry.failure = data.failure
    if (registry.page > 0) return
    registry.order = []
    registry.count = 0
  }),
  when([wallets.nextPageRequested], (draft, { id, data }) => {
    const { registry } = draft
    if (registry.pageAsked !== null || !isNextPage(registry, data.page)) return
    registry.status = 'loading'
    registry.pageAsked = id
  }),
  when([modal.closed], (draft) => {
    const { registry } = draft
    if (registry.pageAsked === null) return
    registry.status = 'loaded'
    registry.pageAsked = null
  }),
  when([wallets.pageReceived], (draft, { data }) => {
    const { registry } = draft
    if (data.page !== registry.page + 1) return
    const before = registry.order.length
    registry.order = [...new Set([...registry.order, ...keep(draft, data.wallets)])]
    registry.count = countAfter({ ...data, order: registry.order }, before, data.wallets.length)
    registry.page = data.page
    registry.status = 'loaded'
    registry.pageAsked = null
    registry.failure = null
  }),
  when([wallets.pageFailed], (draft, { data }) => {
    if (data.page !== draft.registry.page + 1) return
    draft.registry.status = 'failed'
    draft.registry.pageAsked = null
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
  when([wallets.customFound, wallets.missingFound], (draft, { data }) => {
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

/** Stores wallets by id and returns their ids, each once. */
function keep(draft: Draft<WalletsState>, found: readonly Wallet[]): string[] {
  for (const wallet of found) draft.byId[wallet.id] = wallet
  return [...new Set(found.map(({ id }) => id))]
}
