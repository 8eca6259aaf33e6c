import { recommendedWallets } from '../domain/wallet-list.ts'
import { isOneOf } from '../events/define-events.ts'
import { host } from '../events/host.ts'
import { modal } from '../events/modal.ts'
import { wallets } from '../events/wallets.ts'
import type { RootState } from '../reducers/root.ts'
import { defineEffect } from './define-effect.ts'

/** How many wallets one page of the registry holds (spec 9). */
const pageSize = 40

/** Installed wallets make themselves known for as long as Latchkey runs. */
export const discoverWallets = defineEffect(({ on, state, ports, latest }) =>
  on(host.started, host.stopped).pipe(
    latest({
      ask: (event, signal) => {
        if (isOneOf(event, host.stopped)) return null
        return ports.injected.announcements({ standard: state().options?.enableEIP6963 ?? true }, signal)
      },
      then: (announcement) =>
        announcement.kind === 'wallet'
          ? wallets.announced({ wallet: announcement.wallet })
          : wallets.announcementRefused({ failure: announcement.failure }),
      fail: (failure) => wallets.announcementRefused({ failure }),
    }),
  ),
)

/** The registry's first page is fetched ahead; the modal never waits for it. */
export const prefetchRegistry = defineEffect(({ on, state, ports, latest }) =>
  on(host.started, wallets.firstPageRetried, host.stopped).pipe(
    latest({
      ask: (event, signal) => {
        const options = state().options
        if (isOneOf(event, host.stopped) || !options) return null
        const { includeWalletIds: include, excludeWalletIds: exclude } = options
        return ports.walletRegistry.wallets({ page: 1, entries: pageSize, include, exclude }, signal)
      },
      then: (page) => wallets.firstPageReceived(page),
      fail: (failure) => wallets.firstPageFailed({ failure }),
    }),
  ),
)

/** The pictures of the wallets that are about to be seen, each asked for once. */
export const requestWalletImages = defineEffect(({ on, state, decide }) =>
  on(wallets.firstPageReceived, modal.opened).pipe(
    decide(() => missingImages(state()).map((imageId) => wallets.imageRequested({ imageId }))),
  ),
)

/** Pictures come side by side. */
export const fetchWalletImages = defineEffect(({ on, ports, together }) =>
  on(wallets.imageRequested).pipe(
    together({
      ask: ({ data }, signal) => ports.walletRegistry.walletImage(data, signal),
      then: ({ url }, { data }) => wallets.imageReceived({ ...data, url }),
      fail: (failure, { data }) => wallets.imageFailed({ ...data, failure }),
    }),
  ),
)

function missingImages({ wallets: { registry, installed, images }, options }: RootState): readonly string[] {
  if (!options) return []
  const listed = registry.order.flatMap((id) => registry.byId[id] ?? [])
  const here = installed.order.flatMap((key) => installed.byKey[key] ?? [])
  return recommendedWallets(listed, here, options).flatMap(({ imageId }) =>
    imageId && !(imageId in images) ? [imageId] : [],
  )
}
