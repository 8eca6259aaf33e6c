import type { ImageAddresses, ImageKind } from '../../domain/wallets/image.ts'
import { host } from '../../events/host.ts'
import { images } from '../../events/wallets/images.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** The source of a kind of pictures: unknown, a URL that was not tried yet (`untried`) or has worked (`addressed`), or single downloads (`asked`). */
export type ImageSource = 'unknown' | 'untried' | 'addressed' | 'asked'

/** The pictures of wallets and networks, and their sources. */
export type ImagesState = {
  readonly way: Readonly<Record<ImageKind, ImageSource>>
  readonly addresses: ImageAddresses | null
} & Readonly<
  /** By id. A downloaded picture has its URL; one that is loading or has failed has null. */
  Record<ImageKind, Readonly<Record<string, string | null>>>
>

const everyWay = (way: ImageSource) => ({ wallet: way, network: way })
const initial: ImagesState = { way: everyWay('unknown'), addresses: null, wallet: {}, network: {} }

declare module '../root.ts' {
  interface LateBranches {
    readonly images: ['modal', ImagesState]
  }
}

export const imagesSlice = defineSlice<ImagesState>(initial, (when) => [
  when([images.addressed], (draft, { data: { addresses } }) => {
    draft.way = everyWay(addresses ? 'untried' : 'asked')
    draft.addresses = addresses
  }),
  when([images.addressRendered], (draft, { data: { kind } }) => {
    if (draft.way[kind] === 'untried') draft.way[kind] = 'addressed'
  }),
  when([images.addressesRefused], (draft, { data: { kind } }) => {
    draft.way[kind] = 'asked'
  }),
  when([images.requested], (draft, { data: { kind, ids } }) => {
    for (const id of ids) draft[kind][id] ??= null
  }),
  when([images.received], (draft, { data }) => {
    for (const { id, url } of data.images) draft[data.kind][id] = url
  }),
  when([images.failed], (draft, { data }) => {
    for (const { id } of data.images) draft[data.kind][id] = null
  }),
  when([host.stopped], () => initial),
])
