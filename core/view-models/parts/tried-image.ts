import type { ImageKind } from '../../domain/wallets/image.ts'
import type { Network } from '../../domain/network/network.ts'
import { images } from '../../events/wallets/images.ts'
import type { ImageSource } from '../../reducers/wallets/images.ts'
import type { StateOf } from '../../reducers/root.ts'
import type { Image } from './parts.ts'
import { networkImage } from './select.ts'

/** A picture of the registry that tells how its address did, while none of its kind was tried. */
export function triedImage(way: ImageSource, kind: ImageKind, id: string, image: Image): Image {
  if (way !== 'untried') return image
  const tried = { drawn: images.addressDrawn({ kind }), broken: images.addressBroken({ kind, id }) }
  return { ...image, tried }
}

/** A network's picture in the modal. */
export function triedNetworkImage(state: StateOf<'modal'>, offered: Network): Image {
  const { imageUrl, imageId } = offered
  const image = networkImage(state, offered)
  return imageUrl || !imageId ? image : triedImage(state.images.way.network, 'network', imageId, image)
}
