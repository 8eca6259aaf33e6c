import type { ImageKind } from '../../domain/wallets/image.ts'
import type { Network } from '../../domain/network/network.ts'
import { images } from '../../events/wallets/images.ts'
import type { ImageSource } from '../../reducers/wallets/images.ts'
import type { StateOf } from '../../reducers/root.ts'
import type { Image } from './parts.ts'
import { networkImage } from './select.ts'

/** Adds the events that report whether a registry picture's address works. Only until one picture of this kind has been tried. */
export function triedImage(way: ImageSource, kind: ImageKind, id: string, image: Image): Image {
  if (way !== 'untried') return image
  const tried = { drawn: images.addressRendered({ kind }), broken: images.addressBroken({ kind, id }) }
  return { ...image, tried }
}

/** Returns a network's picture for the modal. */
export function triedNetworkImage(state: StateOf<'modal'>, offered: Network): Image {
  const { imageUrl, imageId } = offered
  const image = networkImage(state, offered)
  return imageUrl || !imageId ? image : triedImage(state.images.way.network, 'network', imageId, image)
}
