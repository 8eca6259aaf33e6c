import type { ImageKind } from '../domain/image.ts'
import { host } from '../events/host.ts'
import { images } from '../events/images.ts'
import { defineSlice } from './define-slice.ts'

/** By id: a picture that came has its URL; one that was asked for, or failed, has null; no entry means not asked for yet. */
export type ImagesState = Readonly<Record<ImageKind, Readonly<Record<string, string | null>>>>

const initial: ImagesState = { wallet: {}, network: {} }

/** The pictures of wallets and networks. */
export const imagesSlice = defineSlice<ImagesState>(initial, (when) => [
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
