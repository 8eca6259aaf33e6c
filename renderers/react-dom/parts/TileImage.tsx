import { useState } from 'react'
import type { Image } from '../../../core/view-models/parts.ts'
import { Avatar } from './Avatar.tsx'
import { hashOf } from './address-avatar.ts'

/** How large a picture is drawn: in a button, in a row, in a grid, on its own. */
export type TileSize = 'small' | 'row' | 'grid' | 'large'

const grounds = ['clay', 'moss', 'slate', 'plum', 'ochre', 'teal']

/** A wallet's or network's picture, or a letter on enamel when there is none; an account's key. */
export function TileImage({ image, size }: { readonly image: Image; readonly size: TileSize }) {
  const [broken, setBroken] = useState<string | null>(null)
  const shown = image.url !== null && image.url !== broken ? image.url : null
  const ground =
    shown === null && image.kind !== 'account' ? grounds[hashOf(image.seed) % grounds.length] : undefined
  return (
    <span className="tile" data-kind={image.kind} data-size={size} data-ground={ground} aria-hidden="true">
      {image.kind === 'account' ? (
        <Avatar seed={image.seed} />
      ) : shown === null ? (
        <span className="letter">{[...image.seed.trim()][0]?.toLocaleUpperCase() ?? ''}</span>
      ) : (
        <img
          src={shown}
          alt=""
          draggable={false}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(shown)}
        />
      )}
    </span>
  )
}
