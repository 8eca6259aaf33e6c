import type { ImageKind } from '../domain/image.ts'
import type { Wallet } from '../domain/wallet.ts'
import { walletList } from '../domain/wallet-list.ts'
import { images } from '../events/images.ts'
import { wallets } from '../events/wallets.ts'
import type { RootState } from '../reducers/root.ts'
import { sourcesOf } from '../reducers/wallet-sources.ts'
import { opening } from './arrival.ts'
import { defineEffect } from './define-effect.ts'
import { merge } from './merge.ts'

/** How long the first picture of several may take, in milliseconds. */
const imagesLimit = 15_000

/** The pictures of wallets and networks that are seen, or about to be. */
export const requestImages = defineEffect<RootState>(({ on, state, decide }) =>
  merge(
    on(wallets.firstPageReceived, wallets.featuredReceived, wallets.recentFound).pipe(
      decide(() => missing(state(), 'wallet', idsOf(firstViewWallets(state())))),
    ),
    opening(on, state, 'modal').pipe(
      decide(() => [
        ...missing(state(), 'wallet', idsOf(firstViewWallets(state()))),
        ...missing(state(), 'network', idsOf(state().options?.networks ?? [])),
      ]),
    ),
    on(wallets.rowsShown).pipe(
      decide(({ data }) => {
        const { byId } = state().wallets
        return missing(state(), 'wallet', idsOf(data.keys.flatMap((id) => byId[id] ?? [])))
      }),
    ),
  ),
)

/** Pictures come side by side, each asked for once, and are told as they come together. */
export const fetchImages = defineEffect<RootState>(({ on, ports, together }) => {
  const asked = new Set<string>()
  const isNew = (name: string) => {
    const before = asked.size
    return asked.add(name).size > before
  }
  return on(images.requested).pipe(
    together({
      limit: imagesLimit,
      several: true,
      ask: ({ data: { kind, ids } }, signal) => {
        const fresh = ids.filter((id) => isNew(`${kind} ${id}`))
        return fresh.length > 0 ? ports.walletRegistry.images({ kind, ids: fresh }, signal) : null
      },
      then: ({ received, failed }, { data: { kind } }) => [
        ...(received.length > 0 ? [images.received({ kind, images: received })] : []),
        ...(failed.length > 0 ? [images.failed({ kind, images: failed })] : []),
      ],
      fail: (failure, { data: { kind, ids } }) =>
        images.failed({ kind, images: ids.map((id) => ({ id, failure })) }),
    }),
  )
})

/** A terminal draws no pictures. */
function missing({ images: known, device }: RootState, kind: ImageKind, wanted: readonly string[]) {
  if (device.kind === 'terminal') return []
  const ids = [...new Set(wanted)].filter((id) => !(id in known[kind]))
  return ids.length > 0 ? [images.requested({ kind, ids })] : []
}

function idsOf(seen: readonly Pick<Wallet, 'imageId'>[]): readonly string[] {
  return seen.flatMap(({ imageId }) => imageId ?? [])
}

function firstViewWallets(state: RootState): readonly Wallet[] {
  return walletList(sourcesOf(state)).flatMap((listed) => ('wallet' in listed ? [listed.wallet] : []))
}
