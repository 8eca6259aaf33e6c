import type { Image } from '../../../core/view-models/parts.ts'
import { useWornSheets } from '../panel/use-worn-sheets.ts'
import { TileImage } from '../parts/TileImage.tsx'
import { tileCss } from '../theme/tile-css.ts'

const sheets = [tileCss]

/** The picture on a button of the host's page. */
export function ButtonTile({ image }: { readonly image: Image }) {
  useWornSheets(sheets)
  return <TileImage image={image} size="small" />
}
