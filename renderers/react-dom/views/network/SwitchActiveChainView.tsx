import { switchActiveChainView } from '../../../../core/view-models/network/switch-active-chain.ts'
import type { SwitchActiveChainParts } from '../../../../core/view-models/network/switch-active-chain.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { ItemList } from '../../parts/lists/ItemList.tsx'
import { TileImage } from '../../parts/pictures/TileImage.tsx'
import multiChainCss from '../../theme/views/multi-chain.css?inline'

/** SwitchActiveChain: the network, its requirement, and the wallets that support it. */
export const switchActiveChain = loadedView(switchActiveChainView, SwitchActiveChainView, multiChainCss)

function SwitchActiveChainView({
  parts: { picture, why, list },
}: {
  readonly parts: SwitchActiveChainParts
}) {
  return (
    <div className="multi-chain">
      {picture && (
        <div className="multi-chain-wallet" role="img" aria-label={picture.label}>
          <TileImage image={picture.image} size="large" />
        </div>
      )}
      {why && (
        <div className="multi-chain-words">
          <p className="multi-chain-title">{why.title}</p>
          <p>{why.body}</p>
        </div>
      )}
      {list && <ItemList part={list} />}
    </div>
  )
}
