import { downloadsView } from '../../../core/view-models/downloads.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { ItemList } from '../parts/ItemList.tsx'
import { TileImage } from '../parts/TileImage.tsx'

/** Downloads: the wallet, and below it the shops that have it. */
export function DownloadsView() {
  const { picture, list } = useViewModel(downloadsView).parts
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
