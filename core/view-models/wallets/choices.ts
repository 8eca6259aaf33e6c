import type { Failure } from '../../domain/errors/failure.ts'
import { remainingCount } from '../../domain/wallets/registry-page.ts'
import type { InstalledWallet, Wallet } from '../../domain/wallets/wallet.ts'
import { wallets as walletEvents } from '../../events/wallets/wallets.ts'
import type { EventInput } from '../../events/define-events.ts'
import type { BootState } from '../../reducers/root.ts'
import type { Listing } from '../../reducers/wallets/wallets.ts'
import { isInstalledExcluded, offersWallet } from '../../selectors/wallets/excluded-keys.ts'

/** The wallets of a headless list: installed ones, recent ones, the loaded pages of the registry, and search results. */
export type WalletChoices = {
  /** The wallets in this browser. `connect` takes their keys. */
  readonly installed: readonly InstalledWallet[]
  /** Wallets of the registry that were connected recently, the last one first. */
  readonly recent: readonly Wallet[]
  /** The wallets that you named in `featuredWalletIds`. */
  readonly featured: readonly Wallet[]
  /** The wallets of the registry's loaded pages. A pairing takes their ids. */
  readonly registry: readonly Wallet[]
  /** How loading the registry's last page went. */
  readonly status: Listing['status']
  /** Why loading failed, or null. */
  readonly failure: Failure | null
  /** How many wallets the registry has. */
  readonly count: number
  /** Whether there is another page. */
  readonly hasMore: boolean
  /** The last search and its results. A search needs two letters at least. */
  readonly searched: {
    readonly text: string
    readonly status: Listing['status']
    readonly failure: Failure | null
    readonly found: readonly Wallet[]
  }
}

const nothing = { recent: [], featured: [], registry: [], status: 'idle', failure: null } as const
const noSearch = { text: '', status: 'idle', failure: null, found: [] } as const

/** Returns the wallets that were found and loaded. */
export function walletChoices(state: BootState): WalletChoices {
  const { installed, wallets } = state
  const here = installed.order
    .flatMap((key) => installed.byKey[key] ?? [])
    .filter(({ key }) => !isInstalledExcluded(state, key))
  if (!wallets) return { installed: here, ...nothing, count: 0, hasMore: false, searched: noSearch }
  const { byId, recent, featured, registry, search } = wallets
  const isOffered = offersWallet(state)
  const known = (ids: readonly string[]) => ids.flatMap((id) => byId[id] ?? []).filter(isOffered)
  const { status, failure, count, page } = registry
  return {
    installed: here,
    recent: known(recent),
    featured: known(featured),
    registry: known(registry.order),
    status,
    failure,
    count,
    hasMore: page > 0 && remainingCount(registry) > 0,
    searched: {
      text: search.text,
      status: search.status,
      failure: search.failure,
      found: known(search.order),
    },
  }
}

/** Returns the event that searches the registry for a text. */
export function searchPress(text: string): EventInput {
  return walletEvents.searchTyped({ text })
}

/** Returns the event that requests the registry's next page, or the first one again if it failed. */
export function morePress({ wallets }: BootState): EventInput {
  const page = wallets?.registry.page ?? 0
  return page === 0 ? walletEvents.firstPageRetried() : walletEvents.nextPageRequested({ page: page + 1 })
}
