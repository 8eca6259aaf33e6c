import { unsupportedChainView } from '../../../../core/view-models/network/unsupported-chain.ts'
import type { UnsupportedChainParts } from '../../../../core/view-models/network/unsupported-chain.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { ItemList } from '../../parts/lists/ItemList.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import disconnectCss from '../../theme/disconnect.css?inline'
import unsupportedChainCss from '../../theme/views/unsupported-chain.css?inline'

/** UnsupportedChain: the wallet's network, the networks that it can switch to, other accounts, and the buttons that disconnect. */
export const unsupportedChain = loadedView(
  unsupportedChainView,
  UnsupportedChainView,
  disconnectCss,
  unsupportedChainCss,
)

function UnsupportedChainView({
  parts: { where, failed, list, others, disconnect, disconnectAll },
}: {
  readonly parts: UnsupportedChainParts
}) {
  return (
    <div className="unsupported-chain">
      {where && <NoticeBox part={where} />}
      {failed && <NoticeBox part={failed} isAnswer />}
      {list && <ItemList part={list} quietHeading />}
      {others && <ItemList part={others} />}
      {disconnect && <PressButton part={disconnect} shape="wide" />}
      {disconnectAll && <PressButton part={disconnectAll} shape="wide" />}
    </div>
  )
}
