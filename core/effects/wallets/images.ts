import { filter } from 'rxjs'
import type { ImageKind } from '../../domain/wallets/image.ts'
import { addressesLimit, imagesLimit } from '../../domain/limits.ts'
import { isTurnedOff } from '../../domain/options/switched-off.ts'
import type { Wallet } from '../../domain/wallets/wallet.ts'
import { walletList } from '../../domain/connection/wallet-list.ts'
import { images } from '../../events/wallets/images.ts'
import { wallets as registry } from '../../events/wallets/wallets.ts'
import type { StateOf } from '../../reducers/root.ts'
import { sourcesOf } from '../../selectors/wallets/sources.ts'
import { isOnScreen } from '../../selectors/shell/on-screen.ts'
import { arrival, opening } from '../streams/arrival.ts'
import { onOptionsChange } from '../streams/on-options-change.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

/**
 * Finds out at which URLs an `<img>` can load the pictures: at the start, and when the registry is switched on. Forgets them when it is switched off.
 */
export const addressImages = defineEffect<StateOf<'modal'>>(({ on, state, ports, latest }) =>
  merge(arrival(on, 'modal'), onOptionsChange(on, 'features')).pipe(
    latest({
      limit: addressesLimit,
      ask: (_, signal) => {
        const { images: known, options } = state()
        const isOff = isTurnedOff(options, 'registry')
        if (known.addresses) return isOff ? [null] : null
        return isOff ? null : ports.walletRegistry.imageAddresses(null, signal)
      },
      then: (addresses) => images.addressed({ addresses }),
      fail: () => images.addressed({ addresses: null }),
    }),
  ),
)

/**
 * Downloads a picture whose URL fails, unless another URL of its kind has worked. If the download succeeds, reports that URLs of its kind are
 * refused.
 */
export const tryAddresses = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  merge(
    on(images.addressBroken).pipe(
      decide(({ data: { kind, id } }) =>
        state().images.way[kind] === 'untried' ? missing(state(), kind, [id]) : null,
      ),
    ),
    on(images.received).pipe(
      decide(({ data: { kind } }) =>
        state().images.way[kind] === 'untried' ? images.addressesRefused({ kind }) : null,
      ),
    ),
  ),
)

/** Downloads the pictures of visible wallets and networks, and of the next ones, if pictures cannot be loaded by URL. */
export const requestImages = defineEffect<StateOf<'modal'>>(({ on, state, decide }) => {
  const wanted = (kind: ImageKind, ids: readonly string[]) =>
    state().images.way[kind] === 'asked' ? missing(state(), kind, ids) : []
  const wallets = () => wanted('wallet', idsOf(firstViewWallets(state())))
  const networks = () => wanted('network', idsOf(state().options?.networks ?? []))
  return merge(
    on(registry.firstPageReceived, registry.featuredReceived, registry.recentFound).pipe(decide(wallets)),
    merge(
      opening(on, state, 'modal'),
      onOptionsChange(on, 'networks').pipe(filter(() => isOnScreen(state()))),
    ).pipe(decide(() => [...wallets(), ...networks()])),
    on(images.addressed, images.addressesRefused).pipe(
      decide(() => [...wallets(), ...(isOnScreen(state()) ? networks() : [])]),
    ),
    on(registry.rowsShown).pipe(
      decide(({ data }) => {
        const { byId } = state().wallets
        return wanted('wallet', idsOf(data.keys.flatMap((id) => byId[id] ?? [])))
      }),
    ),
  )
})

/** Downloads pictures in parallel, each once, and reports those that arrive together in one event. */
export const fetchImages = defineEffect<StateOf<'modal'>>(({ on, previous, ports, together }) =>
  on(images.requested).pipe(
    together({
      limit: imagesLimit,
      several: true,
      ask: ({ data: { kind, ids } }, signal) => {
        const known = previous().images?.[kind] ?? {}
        const fresh = ids.filter((id) => !(id in known))
        return fresh.length > 0 ? ports.walletRegistry.images({ kind, ids: fresh }, signal) : null
      },
      then: ({ received, failed }, { data: { kind } }) => [
        ...(received.length > 0 ? [images.received({ kind, images: received })] : []),
        ...(failed.length > 0 ? [images.failed({ kind, images: failed })] : []),
      ],
      fail: (failure, { data: { kind, ids } }) =>
        images.failed({ kind, images: ids.map((id) => ({ id, failure })) }),
    }),
  ),
)

/** Returns the request for missing pictures. Empty in a terminal, which draws none, and without the registry. */
function missing(
  { images: known, device, options }: StateOf<'modal'>,
  kind: ImageKind,
  wanted: readonly string[],
) {
  if (device.kind === 'terminal' || isTurnedOff(options, 'registry')) return []
  const ids = [...new Set(wanted)].filter((id) => !(id in known[kind]))
  return ids.length > 0 ? [images.requested({ kind, ids })] : []
}

function idsOf(seen: readonly Pick<Wallet, 'imageId'>[]): readonly string[] {
  return seen.flatMap(({ imageId }) => imageId ?? [])
}

function firstViewWallets(state: StateOf<'modal'>): readonly Wallet[] {
  return walletList(sourcesOf(state)).flatMap((listed) => ('wallet' in listed ? [listed.wallet] : []))
}
