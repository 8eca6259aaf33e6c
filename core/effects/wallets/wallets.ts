import { filter } from 'rxjs'
import { customWallet } from '../../domain/options/custom-wallet.ts'
import { searchSettle } from '../../domain/intervals.ts'
import { registryLimit } from '../../domain/limits.ts'
import { registryPageSize } from '../../domain/wallets/registry-page.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { isTurnedOff } from '../../domain/options/switched-off.ts'
import { isReverseDomain } from '../../domain/wallets/wallet.ts'
import { isSearchText } from '../../domain/connection/wallet-list.ts'
import { connection, connectionEndings } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import { modal } from '../../events/shell/modal.ts'
import { network } from '../../events/network/network.ts'
import { router } from '../../events/shell/router.ts'
import { wallets } from '../../events/wallets/wallets.ts'
import type { WalletQuery, WalletRegistry } from '../../ports/wallet-registry.ts'
import { activeChain, isServed } from '../../selectors/network/active-chain.ts'
import type { StateOf } from '../../reducers/root.ts'
import { arrival } from '../streams/arrival.ts'
import { onOptionsChange } from '../streams/on-options-change.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { endSearch } from '../shell/end-search.ts'
import { merge } from '../streams/merge.ts'
import { withMinimumDelay } from '../streams/with-minimum-delay.ts'

/** The greatest number of search results, and the time for pictures to arrive, in milliseconds. */
const searchSize = 100
const imagesMoment = 300

/** Starts the list for the active chain, and again when that changes to a chain without a connected wallet. There is no list without the registry. */
export const listForChain = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  merge(
    arrival(on, 'modal').pipe(
      decide(() => (isListed(state()) ? wallets.listStarted({ chainId: activeChain(state()) }) : null)),
    ),
    on(
      network.preferred,
      network.switchStarted,
      connection.reconnectAbandoned,
      connection.forgotten,
      ...connectionEndings,
    ).pipe(
      decide(() => {
        const chainId = activeChain(state())
        const isKept = isServed(state(), chainId) || chainId === state().wallets.registry.chainId
        return isKept || !isListed(state()) ? null : wallets.listStarted({ chainId })
      }),
    ),
    onOptionsChange(
      on,
      'networks',
      'defaultNetwork',
      'includeWalletIds',
      'excludeWalletIds',
      'features',
    ).pipe(
      decide(({ data }) => {
        const chainId = activeChain(state())
        const isOther = data.changed.some((name) => name.endsWith('WalletIds'))
        return isListed(state()) && (isOther || chainId !== state().wallets.registry.chainId)
          ? wallets.listStarted({ chainId })
          : null
      }),
    ),
  ),
)

/** Loads the registry's first page ahead. The modal does not wait for it. */
export const prefetchRegistry = defineEffect<StateOf<'modal'>>(({ on, state, ports, latest }) =>
  on(wallets.listStarted, wallets.firstPageRetried).pipe(
    latest({
      limit: registryLimit,
      ask: (_, signal) => {
        const query = listQuery(state(), { page: 1, entries: registryPageSize })
        return query && ports.walletRegistry.wallets(query, signal)
      },
      then: (page) => wallets.firstPageReceived(page),
      fail: (failure) => wallets.firstPageFailed({ failure }),
    }),
  ),
)

/** Lists the host's own wallets at the start, and when they change. */
export const listCustomWallets = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  merge(arrival(on, 'modal'), onOptionsChange(on, 'customWallets')).pipe(
    decide(() => {
      const custom = state().options?.customWallets ?? []
      return custom.length > 0 ? wallets.customFound({ wallets: custom.map(customWallet) }) : null
    }),
  ),
)

/** Shows the choice of a kind of chains for a wallet that serves several. */
export const chooseChain = defineEffect<StateOf<'modal'>>(({ on, decide }) =>
  on(wallets.multiChainChosen).pipe(decide(() => router.viewPushed({ view: 'ConnectingMultiChain' }))),
)

/** Looks up the host's featured wallets, and the excluded ones, by id. */
export const lookUpWallets = defineEffect<StateOf<'modal'>>(({ on, state, ports, latest }) =>
  merge(
    merge(arrival(on, 'modal'), onOptionsChange(on, 'featuredWalletIds', 'features')).pipe(
      latest({
        limit: registryLimit,
        ask: (_, signal) =>
          walletsById(ports.walletRegistry, isListed(state()) ? featuredIds(state()) : [], signal),
        then: ({ wallets: found }) => {
          return wallets.featuredReceived({
            wallets: featuredIds(state()).flatMap((id) => found.find((wallet) => wallet.id === id) ?? []),
          })
        },
        fail: (failure) => wallets.lookupFailed({ purpose: 'featured', failure }),
      }),
    ),
    merge(arrival(on, 'modal'), onOptionsChange(on, 'excludeWalletIds', 'features')).pipe(
      latest({
        limit: registryLimit,
        ask: (_, signal) =>
          walletsById(
            ports.walletRegistry,
            isListed(state()) ? registryIds(state().options?.excludeWalletIds) : [],
            signal,
          ),
        then: ({ wallets: found }) =>
          wallets.excludedReceived({ keys: found.flatMap(({ rdns }) => rdns ?? []) }),
        fail: (failure) => wallets.lookupFailed({ purpose: 'excluded', failure }),
      }),
    ),
  ),
)

/** Clears the featured and excluded wallets when the host has none any more. */
export const forgetLookups = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  onOptionsChange(on, 'featuredWalletIds', 'excludeWalletIds').pipe(
    decide(() => {
      const { options, wallets: known } = state()
      return [
        ...(options?.featuredWalletIds.length === 0 && known.featured.length > 0
          ? [wallets.featuredReceived({ wallets: [] })]
          : []),
        ...(registryIds(options?.excludeWalletIds).length === 0 && known.excludedKeys.length > 0
          ? [wallets.excludedReceived({ keys: [] })]
          : []),
      ]
    }),
  ),
)

/** Loads the list's next page when its end becomes visible. Closing the modal, or starting another list, aborts that. */
export const fetchNextPage = defineEffect<StateOf<'modal'>>(({ on, state, ports, latest }) =>
  merge(
    on(wallets.nextPageRequested).pipe(filter(({ id }) => state().wallets.registry.pageAsked === id)),
    on(modal.closed, wallets.listStarted),
  ).pipe(
    latest({
      limit: registryLimit,
      ask: (event, signal) => {
        if (!isOneOf(event, wallets.nextPageRequested)) return null
        const query = listQuery(state(), { page: event.data.page, entries: registryPageSize })
        return query && ports.walletRegistry.wallets(query, signal)
      },
      then: (found, event) =>
        isOneOf(event, wallets.nextPageRequested)
          ? wallets.pageReceived({ page: event.data.page, ...found })
          : null,
      fail: (failure, event) =>
        isOneOf(event, wallets.nextPageRequested)
          ? wallets.pageFailed({ page: event.data.page, failure })
          : null,
    }),
  ),
)

/** Clears the search text when its view leaves the history. */
export const endWalletSearch = endSearch(
  'AllWallets',
  (state) => state.wallets.search.text,
  () => wallets.searchTyped({ text: '' }),
)

/**
 * Searches the registry. A newer text, or another chain, aborts the running question. Results are shown a moment later, so that pictures can arrive.
 */
export const searchWallets = defineEffect<StateOf<'modal'>>(({ on, state, ports, latest }) => {
  const text = () => state().wallets.search.text.trim()
  return merge(
    on(wallets.searchTyped, modal.closed),
    on(wallets.listStarted).pipe(filter(() => state().modal.open && isSearchText(text()))),
  ).pipe(
    latest({
      limit: registryLimit,
      settle: searchSettle,
      ask: (event, signal) => {
        if (isOneOf(event, modal.closed) || !isSearchText(text())) return null
        const query = listQuery(state(), { page: 1, entries: searchSize, search: text() })
        if (!query) return null
        return withMinimumDelay(
          ports.clock.after(imagesMoment, signal),
          ports.walletRegistry.wallets(query, signal),
        )
      },
      then: (found) => wallets.searchReceived({ text: text(), wallets: found.wallets }),
      fail: (failure) => wallets.searchFailed({ text: text(), failure }),
    }),
  )
})

/**
 * Returns the query for the current list: the wallets of its chain, by the host's options. Throws `feature-disabled` if the registry is switched off.
 */
function listQuery(
  { options, wallets: { registry } }: StateOf<'modal'>,
  asked: Pick<WalletQuery, 'page' | 'entries' | 'search'>,
): WalletQuery | null {
  if (isTurnedOff(options, 'registry')) throw { code: 'feature-disabled' } satisfies Failure
  if (!options || registry.chainId === null) return null
  const { includeWalletIds: include, excludeWalletIds: exclude } = options
  return { ...asked, chains: [registry.chainId], include, exclude: registryIds(exclude) }
}

function isListed({ options }: StateOf<'modal'>): boolean {
  return !isTurnedOff(options, 'registry')
}

function featuredIds({ options }: StateOf<'modal'>): readonly string[] {
  return options?.featuredWalletIds ?? []
}

/** Returns the registry ids among the excluded ones, without reverse domain names, because the registry does not know these. */
function registryIds(excluded: readonly string[] = []): readonly string[] {
  return excluded.filter((id) => !isReverseDomain(id))
}

/** Asks for the wallets with these ids; null for an empty list. */
function walletsById(registry: WalletRegistry, include: readonly string[], signal: AbortSignal) {
  return include.length === 0 ? null : registry.wallets({ page: 1, entries: include.length, include }, signal)
}
