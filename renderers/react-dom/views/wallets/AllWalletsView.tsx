import { allWalletsView } from '../../../../core/view-models/wallets/all-wallets.ts'
import type { AllWalletsParts } from '../../../../core/view-models/wallets/all-wallets.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { TypeField } from '../../parts/TypeField.tsx'
import { WalletGrid } from '../../parts/lists/WalletGrid.tsx'
import fieldCss from '../../theme/field.css?inline'
import longListCss from '../../theme/long-list.css?inline'
import allWalletsCss from '../../theme/views/all-wallets.css?inline'

/** AllWallets: the search stays visible above a grid of fixed height. */
export const allWallets = loadedView(allWalletsView, AllWalletsView, fieldCss, longListCss, allWalletsCss)

function AllWalletsView({
  parts: { search, qrCode, failed, retry, list },
}: {
  readonly parts: AllWalletsParts
}) {
  return (
    <div className="long-list all-wallets">
      <div className="all-wallets-top">
        <TypeField part={search} icon="search" />
        {qrCode && <PressButton part={qrCode} shape="bare" />}
      </div>
      {failed && <NoticeBox part={failed}>{retry && <PressButton part={retry} />}</NoticeBox>}
      {list && <WalletGrid part={list} subject={search.value} />}
    </div>
  )
}
