import type { SyntheticEvent } from 'react'
import type { Image } from '../../../../core/view-models/parts/parts.ts'
import { useDispatch } from '../../../react-bindings/use-dispatch.ts'
import { Avatar } from './Avatar.tsx'
import { hashOf } from './address-avatar.ts'
import { whenIdle } from '../../when-idle.ts'

/** The size of a picture: in a button, in a row, in a grid, or alone. */
export type TileSize = 'small' | 'row' | 'grid' | 'large'

const grounds = ['clay', 'moss', 'slate', 'plum', 'ochre', 'teal']

/**
 * Renders the picture of a wallet or network. Until it is loaded, or if there is none, renders a letter on a colour. Below an account's own
 * picture is its key.
 */
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

/** Returns whether the page requires CORS headers for pictures of other origins (COEP). */
function isIsolated(): boolean {
  return globalThis.crossOriginIsolated
}

/** Returns whether a picture is a data URI. Such a picture is decoded before the dialog opens. */
function isHere(url: string): boolean {
  return url.startsWith('data:')
}

/** Returns whether the first rendered picture still has to be reported. The page may have changed before it becomes idle. */
function isTried(picture: HTMLImageElement): boolean {
  return picture.isConnected && 'tried' in picture.dataset
}

/** Shows a picture without its letter if this page has loaded it before. */
function coverIfHere(picture: HTMLImageElement | null): void {
  if (picture?.complete && picture.naturalWidth > 0) cover(picture)
}

/** Marks a picture as loaded without a React rendering, because many pictures may arrive in one frame while a list scrolls. */
function cover(picture: HTMLImageElement): void {
  picture.dataset['drawn'] = ''
}
