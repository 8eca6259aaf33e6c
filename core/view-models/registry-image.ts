import { imageAddress } from '../domain/image.ts'
import type { ImageKind } from '../domain/image.ts'
import { images } from '../events/images.ts'
import type { ImageWay, ImagesState } from '../reducers/images.ts'
import type { Image } from './parts.ts'

/** A picture of the registry: at its address, or at the URL under which it came when it was asked for. */
export function registryImage(
  { way, addresses }: { way: ImageWay; addresses: ImagesState['addresses'] },
  { kind, id, seed, came }: { kind: ImageKind; id: string; seed: string; came: string | null | undefined },
): Image {
  if (way === 'asked' || !addresses) return { kind, url: came ?? null, seed }
  const url = imageAddress(addresses, kind, id)
  if (way !== 'untried') return { kind, url, seed }
  const tried = { drawn: images.addressDrawn({ kind }), broken: images.addressBroken({ kind, id }) }
  return { kind, url, seed, tried }
}
