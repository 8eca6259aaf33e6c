import { chunk } from '../../../core/loading/chunk.ts'
import type { ButtonTileProps } from './ButtonTile.tsx'
import { useLate } from './use-late.ts'

const loadTile = /* @__PURE__ */ chunk('ButtonTile', () => import('./ButtonTile.tsx'))

/** Renders a button's picture and balance. Their code is loaded with the first one, and a placeholder is rendered until then. */
export function LateTile(props: ButtonTileProps) {
  const late = useLate(loadTile)
  return late ? <late.ButtonTile {...props} /> : <span className="tile-place" />
}
