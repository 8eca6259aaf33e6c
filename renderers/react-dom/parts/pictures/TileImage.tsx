import type { SyntheticEvent } from 'react'
import type { Image } from '../../../../core/view-models/parts/parts.ts'
import { useDispatch } from '../../../react-bindings/use-dispatch.ts'
import { Avatar } from './Avatar.tsx'
import { hashOf } from './address-avatar.ts'
import { whenIdle } from '../../when-idle.ts'

/** How large a picture is drawn: in a button, in a row, in a grid, on its own. */
export type TileSize = 'small' | 'row' | 'grid' | 'large'

const grounds = ['clay', 'moss', 'slate', 'plum', 'ochre', 'teal']

/** A wallet's or network's picture, or a letter on enamel until it is drawn, and for good where there is none; below an account's own picture lies its key. */
export function TileImage({ image, size }: { readonly image: Image; readonly size: TileSize }) {
  const dispatch = useDispatch()
  const { kind, url, seed, tried } = image
  const drawn = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    cover(currentTarget)
    if (tried) whenIdle(() => isTried(currentTarget) && dispatch(tried.drawn))
  }
  return (
    <span
      className="tile"
      data-kind={kind}
      data-size={size}
      data-ground={kind === 'account' ? undefined : grounds[hashOf(seed) % grounds.length]}
      aria-hidden="true"
    >
      {kind === 'account' ? <Avatar seed={seed} /> : [...seed.trim()][0]?.toLocaleUpperCase()}
      {url !== null && (
        <img
          key={url}
          ref={coverIfHere}
          src={url}
          alt=""
          draggable={false}
          data-tried={tried ? '' : undefined}
          loading={size === 'grid' || isHere(url) ? undefined : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          crossOrigin={isIsolated() ? 'anonymous' : undefined}
          onLoad={drawn}
          onError={tried && (() => dispatch(tried.broken))}
        />
      )}
    </span>
  )
}

/** Whether the page takes pictures of other origins only where these answer with CORS headers (COEP). */
function isIsolated(): boolean {
  return globalThis.crossOriginIsolated
}

/** A picture that came with its address is decoded before anybody opens the dialog. */
function isHere(url: string): boolean {
  return url.startsWith('data:')
}

/** Whether the first picture drawn is still to be told of; the page may have gone on by the time that it rests. */
function isTried(picture: HTMLImageElement): boolean {
  return picture.isConnected && 'tried' in picture.dataset
}

/** A picture that this page has had before stands at once, without its letter. */
function coverIfHere(picture: HTMLImageElement | null): void {
  if (picture?.complete && picture.naturalWidth > 0) cover(picture)
}

/** Many pictures may come in one frame while a list is scrolled; none is worth a rendering. */
function cover(picture: HTMLImageElement): void {
  picture.dataset['drawn'] = ''
}
