import type { ImageKind } from '../../domain/wallets/image.ts'
import type { ImagesState } from '../../reducers/wallets/images.ts'

/** Where the registry's picture with this id is: at its address, or under the URL it got when it was asked for and came; else null. */
export function registryImageUrl(images: ImagesState, kind: ImageKind, id: string): string | null {
  const { way, addresses } = images
  if (way[kind] === 'asked' || !addresses) return images[kind][id] ?? null
  return addresses[kind] + encodeURIComponent(id) + addresses.query
}
