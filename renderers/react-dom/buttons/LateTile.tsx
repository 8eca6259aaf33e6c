import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { chunk } from '../../../core/chunk.ts'
import type { Image } from '../../../core/view-models/parts.ts'

const loadTile = chunk('ButtonTile', () => import('./ButtonTile.tsx'))

/** A button's picture; what draws it comes with the first one, and its place is kept until then. */
export function LateTile({ image }: { readonly image: Image }) {
  const [Tile, setTile] = useState<ComponentType<{ readonly image: Image }> | null>(null)
  useEffect(() => {
    let current = true
    loadTile().then(
      ({ ButtonTile }) => current && setTile(() => ButtonTile),
      (error: unknown) => reportError(error),
    )
    return () => {
      current = false
    }
  }, [])
  return Tile ? <Tile image={image} /> : <span className="tile-place" />
}
