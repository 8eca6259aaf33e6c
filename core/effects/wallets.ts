import { customWallet } from '../domain/custom-wallet.ts'
import { isNextPage, isSearchText, registryPageSize } from '../domain/wallet-list.ts'
import { isOneOf } from '../events/define-events.ts'
import { modal } from '../events/modal.ts'
import { router } from '../events/router.ts'
import { wallets } from '../events/wallets.ts'
import type { WalletRegistry } from '../ports/wallet-registry.ts'
import type { RootState } from '../reducers/root.ts'
import { arrival } from './arrival.ts'
import { defineEffect } from './define-effect.ts'
import { merge } from './merge.ts'
import { withMinimumDelay } from './with-minimum-delay.ts'

/** How many wallets a search brings at most, how long typing may settle, and the moment pictures are given, in milliseconds. */
const searchSize = 100
const searchSettle = 300
const imagesMoment = 300

/** How long the registry may take with an answer, in milliseconds. */
const registryLimit = 15_000

/** The registry's first page is fetched ahead; the modal never waits for it. */
export const prefetchRegistry = defineEffect<RootState>(({ on, state, ports, latest }) =>
  merge(arrival(on, 'modal'), on(wallets.firstPageRetried)).pipe(
    latest({
      limit: registryLimit,
      ask: (_, signal) => {
        const options = state().options
        if (!options) return null
        const { includeWalletIds: include, excludeWalletIds: exclude } = options
        return ports.walletRegistry.wallets({ page: 1, entries: registryPageSize, include, exclude }, signal)
      },
      then: (page) => wallets.firstPageReceived(page),
      fail: (failure) => wallets.firstPageFailed({ failure }),
    }),
  ),
)

/** The host's own wallets are listed from the start. */
export const listCustomWallets = defineEffect<RootState>(({ on, state, decide }) =>
  arrival(on, 'modal').pipe(
    decide(() => {
      const custom = state().options?.customWallets ?? []
      return custom.length > 0 ? wallets.customFound({ wallets: custom.map(customWallet) }) : null
    }),
  ),
)

/** Of a wallet that serves several kinds of chains, one is chosen first. */
export const chooseChain = defineEffect<RootState>(({ on, decide }) =>
  on(wallets.multiChainChosen).pipe(decide(() => router.viewPushed({ view: 'ConnectingMultiChain' }))),
)

/** The host's featured wallets, and who the excluded ones are, are looked up by id. */
export const lookUpWallets = defineEffect<RootState>(({ on, state, ports, once }) =>
  merge(
    arrival(on, 'modal').pipe(
      once({
        limit: registryLimit,
        ask: (_, signal) =>
          walletsById(ports.walletRegistry, state().options?.featuredWalletIds ?? [], signal),
        then: ({ wallets: found }) => {
          const ids = state().options?.featuredWalletIds ?? []
          return wallets.featuredReceived({
            wallets: ids.flatMap((id) => found.find((wallet) => wallet.id === id) ?? []),
          })
        },
        fail: (failure) => wallets.lookupFailed({ purpose: 'featured', failure }),
      }),
    ),
    arrival(on, 'modal').pipe(
      once({
        limit: registryLimit,
        ask: (_, signal) =>
          walletsById(ports.walletRegistry, state().options?.excludeWalletIds ?? [], signal),
        then: ({ wallets: found }) =>
          wallets.excludedReceived({ keys: found.flatMap(({ rdns }) => rdns ?? []) }),
        fail: (failure) => wallets.lookupFailed({ purpose: 'excluded', failure }),
      }),
    ),
  ),
)

/** The list's next page, when its end comes into view. */
export const fetchNextPage = defineEffect<RootState>(({ on, state, ports, once }) =>
  on(wallets.nextPageRequested).pipe(
    once({
      limit: registryLimit,
      ask: ({ data: { page } }, signal) => {
        const { registry } = state().wallets
        const options = state().options
        if (!options || !isNextPage(registry, page)) return null
        const { includeWalletIds: include, excludeWalletIds: exclude } = options
        return ports.walletRegistry.wallets({ page, entries: registryPageSize, include, exclude }, signal)
      },
      then: (found, { data: { page } }) => wallets.pageReceived({ page, ...found }),
      fail: (failure, { data: { page } }) => wallets.pageFailed({ page, failure }),
    }),
  ),
)

/** Searches the registry; a newer text replaces the running question, and an answer is never shown before pictures had a moment to come. */
export const searchWallets = defineEffect<RootState>(({ on, state, ports, latest }) =>
  on(wallets.searchTyped, modal.closed).pipe(
    latest({
      limit: registryLimit,
      settle: searchSettle,
      ask: (event, signal) => {
        const options = state().options
        if (!isOneOf(event, wallets.searchTyped) || !isSearchText(event.data.text) || !options) return null
        const query = {
          page: 1,
          entries: searchSize,
          search: event.data.text.trim(),
          include: options.includeWalletIds,
          exclude: options.excludeWalletIds,
        }
        return withMinimumDelay(
          ports.clock.after(imagesMoment, signal),
          ports.walletRegistry.wallets(query, signal),
        )
      },
      then: (found, event) =>
        isOneOf(event, wallets.searchTyped)
          ? wallets.searchReceived({ text: event.data.text.trim(), wallets: found.wallets })
          : null,
      fail: (failure, event) =>
        isOneOf(event, wallets.searchTyped)
          ? wallets.searchFailed({ text: event.data.text.trim(), failure })
          : null,
    }),
  ),
)

/** Asks for the wallets of these ids; null when there are none to ask for. */
function walletsById(registry: WalletRegistry, include: readonly string[], signal: AbortSignal) {
  return include.length === 0 ? null : registry.wallets({ page: 1, entries: include.length, include }, signal)
}
