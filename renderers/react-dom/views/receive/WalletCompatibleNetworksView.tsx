import { walletCompatibleNetworksView } from '../../../../core/view-models/receive/wallet-compatible-networks.ts'
import type { WalletCompatibleNetworksParts } from '../../../../core/view-models/receive/wallet-compatible-networks.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { TokenList } from '../../parts/lists/TokenList.tsx'
import networksCss from '../../theme/views/networks.css?inline'
import tokensCss from '../../theme/token-rows.css?inline'

/** WalletCompatibleNetworks: the warning above the networks. The rows cannot be pressed. */
export const walletCompatibleNetworks = loadedView(
  walletCompatibleNetworksView,
  WalletCompatibleNetworksView,
  tokensCss,
  networksCss,
)

function WalletCompatibleNetworksView({
  parts: { only, list },
}: {
  readonly parts: WalletCompatibleNetworksParts
}) {
  return (
    <div className="networks">
      <NoticeBox part={only} />
      <TokenList part={list} />
    </div>
  )
}
