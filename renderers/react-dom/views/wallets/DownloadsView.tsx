import { downloadsView } from '../../../../core/view-models/wallets/downloads.ts'
import type { DownloadsParts } from '../../../../core/view-models/wallets/downloads.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { ItemList } from '../../parts/lists/ItemList.tsx'
import { TileImage } from '../../parts/pictures/TileImage.tsx'
import downloadsCss from '../../theme/views/downloads.css?inline'

/** Downloads: the wallet, and below it the shops that offer it. */
export const downloads = loadedView(downloadsView, DownloadsView, downloadsCss)

function DownloadsView({ parts: { picture, list } }: { readonly parts: DownloadsParts }) {
  return (
    <div className="downloads">
      {picture && (
        <div className="downloads-wallet" role="img" aria-label={picture.label}>
          <TileImage image={picture.image} size="large" />
        </div>
      )}
      <ItemList part={list} />
    </div>
  )
}
