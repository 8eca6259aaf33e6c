import { walletSendSelectTokenView } from '../../../../core/view-models/send/wallet-send-select-token.ts'
import type { WalletSendSelectTokenParts } from '../../../../core/view-models/send/wallet-send-select-token.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { ItemList } from '../../parts/lists/ItemList.tsx'
import { ItemRow } from '../../parts/lists/ItemRow.tsx'
import { TypeField } from '../../parts/TypeField.tsx'
import fieldCss from '../../theme/field.css?inline'
import networksCss from '../../theme/views/networks.css?inline'
import sendCss from '../../theme/views/send.css?inline'

/** WalletSendSelectToken: the search stays visible above the tokens. */
export const walletSendSelectToken = loadedView(
  walletSendSelectTokenView,
  WalletSendSelectTokenView,
  fieldCss,
  networksCss,
  sendCss,
)

function WalletSendSelectTokenView({
  parts: { search, list, firstPurchase, fund },
}: {
  readonly parts: WalletSendSelectTokenParts
}) {
  return (
    <div className="networks send-tokens">
      <div className="networks-search">
        <TypeField part={search} icon="search" />
      </div>
      <ItemList part={list} />
      {firstPurchase && <ItemRow part={firstPurchase} leadsOn />}
      {fund && <ItemRow part={fund} leadsOn />}
    </div>
  )
}
