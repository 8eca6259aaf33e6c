import type { ImageKind } from '../../domain/wallets/image.ts'
import type { ImagesState } from '../../reducers/wallets/images.ts'

/** Returns the URL of a registry picture: its public address, or the blob URL of the downloaded picture. Null if there is neither. */
export function registryImageUrl(images: ImagesState, kind: ImageKind, id: string): string | null {
  const { way, addresses } = images
  if (way[kind] === 'asked' || !addresses) return images[kind][id] ?? null
  return addresses[kind] + encodeURIComponent(id) + addresses.query
}
