import { chunk } from '../../../core/loading/chunk.ts'
import type { Image } from '../../../core/view-models/parts/parts.ts'
import { useStyleSheets } from '../panel/use-style-sheets.ts'
import { TileImage } from '../parts/pictures/TileImage.tsx'
import { tileCss } from '../theme/tile-css.ts'
import { useLate } from './use-late.ts'

/** The content of a button beside its label: a picture, and the account's balance if requested. */
export type ButtonTileProps = { readonly image: Image; readonly balance: boolean }

const sheets = [tileCss]
const loadBalance = /* @__PURE__ */ chunk('ButtonBalance', () => import('./ButtonBalance.tsx'))

/** Renders the picture on a button of the host's page, with the balance before it. */
export function ButtonTile({ image, balance }: ButtonTileProps) {
  useStyleSheets(sheets)
  return (
    <>
      {balance && <LateBalance />}
      <TileImage image={image} size="small" />
    </>
  )
}

function LateBalance() {
  const late = useLate(loadBalance)
  return late && <late.ButtonBalance />
}
