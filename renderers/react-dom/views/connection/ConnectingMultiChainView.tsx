import { connectingMultiChainView } from '../../../../core/view-models/connection/connecting-multi-chain.ts'
import type { ConnectingMultiChainParts } from '../../../../core/view-models/connection/connecting-multi-chain.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { ItemList } from '../../parts/lists/ItemList.tsx'
import { TileImage } from '../../parts/pictures/TileImage.tsx'
import multiChainCss from '../../theme/views/multi-chain.css?inline'

/** ConnectingMultiChain: the wallet, its namespaces, and a row for each of them. */
export const connectingMultiChain = loadedView(
  connectingMultiChainView,
  ConnectingMultiChainView,
  multiChainCss,
)

function ConnectingMultiChainView({
  parts: { picture, several, list },
}: {
  readonly parts: ConnectingMultiChainParts
}) {
  return (
    <div className="multi-chain">
      <div className="multi-chain-wallet" role="img" aria-label={picture.label}>
        <TileImage image={picture.image} size="large" />
      </div>
      <div className="multi-chain-words">
        <p className="multi-chain-title">{several.title}</p>
        <p>{several.body}</p>
      </div>
      <ItemList part={list} quietHeading />
    </div>
  )
}
