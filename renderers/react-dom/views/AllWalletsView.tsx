import { allWalletsView } from '../../../core/view-models/all-wallets.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { NoticeBox } from '../parts/NoticeBox.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { TypeField } from '../parts/TypeField.tsx'
import { WalletGrid } from '../parts/WalletGrid.tsx'

/** AllWallets: the search stays in sight above a grid of a height that no answer changes. */
export function AllWalletsView() {
  const { search, qrCode, failed, retry, list } = useViewModel(allWalletsView).parts
  return (
    <div className="all-wallets">
      <div className="all-wallets-top">
        <TypeField part={search} icon="search" />
        {qrCode && <PressButton part={qrCode} shape="bare" mark="qr" />}
      </div>
      {failed && <NoticeBox part={failed}>{retry && <PressButton part={retry} />}</NoticeBox>}
      {list && <WalletGrid part={list} subject={search.value} />}
    </div>
  )
}
