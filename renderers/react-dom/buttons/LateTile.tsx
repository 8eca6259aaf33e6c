import { chunk } from '../../../core/loading/chunk.ts'
import type { ButtonTileProps } from './ButtonTile.tsx'
import { useLate } from './use-late.ts'

const loadTile = /* @__PURE__ */ chunk('ButtonTile', () => import('./ButtonTile.tsx'))

/** A button's picture, and how much the account holds; what draws them comes with the first one, and the picture's place is kept until then. */
export function LateTile(props: ButtonTileProps) {
  const late = useLate(loadTile)
  return late ? <late.ButtonTile {...props} /> : <span className="tile-place" />
}
