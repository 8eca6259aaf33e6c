import type { Failure } from '../domain/failure.ts'
import type { InstalledWallet, Wallet } from '../domain/wallet.ts'
import { host } from '../events/host.ts'
import { wallets } from '../events/wallets.ts'
import { defineSlice } from './define-slice.ts'

/** A picture that is being asked for has no entry yet; one that came has its URL; one that failed has null. */
export type Images = Readonly<Record<string, string | null>>

/** Wallets installed here by key, and the registry's first page by id. */
export type WalletsState = {
  readonly installed: {
    readonly order: readonly string[]
    readonly byKey: Readonly<Record<string, InstalledWallet>>
  }
  readonly registry: {
    readonly status: 'idle' | 'loading' | 'loaded' | 'failed'
    readonly order: readonly string[]
    readonly byId: Readonly<Record<string, Wallet>>
    readonly count: number
    readonly failure: Failure | null
  }
  readonly images: Images
}

const initial: WalletsState = {
  installed: { order: [], byKey: {} },
  registry: { status: 'idle', order: [], byId: {}, count: 0, failure: null },
  images: {},
}

/** What wallets there are. */
export const walletsSlice = defineSlice<WalletsState>(initial, (when) => [
  when([wallets.announced], (draft, { data: { wallet } }) => {
    if (!draft.installed.byKey[wallet.key]) draft.installed.order.push(wallet.key)
    draft.installed.byKey[wallet.key] = wallet
  }),
  when([host.started, wallets.firstPageRetried], (draft) => {
    draft.registry.status = 'loading'
    draft.registry.failure = null
  }),
  when([wallets.firstPageReceived], (draft, { data }) => {
    draft.registry = {
      status: 'loaded',
      order: [...new Set(data.wallets.map((wallet) => wallet.id))],
      byId: Object.fromEntries(data.wallets.map((wallet) => [wallet.id, wallet])),
      count: data.count,
      failure: null,
    }
  }),
  when([wallets.firstPageFailed], (draft, { data }) => {
    draft.registry.status = 'failed'
    draft.registry.failure = data.failure
  }),
  when([wallets.imageReceived], (draft, { data }) => {
    draft.images[data.imageId] = data.url
  }),
  when([wallets.imageFailed], (draft, { data }) => {
    draft.images[data.imageId] = null
  }),
  when([host.stopped], (draft) => {
    draft.images = {}
  }),
])
