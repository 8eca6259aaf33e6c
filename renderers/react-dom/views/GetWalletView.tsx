import { getWalletView } from '../../../core/view-models/get-wallet.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { ItemList } from '../parts/ItemList.tsx'
import { PageLink } from '../parts/PageLink.tsx'

/** GetWallet: a few wallets to start with, and the way to all of them. */
export function GetWalletView() {
  const { list, explore } = useViewModel(getWalletView).parts
  return (
    <div className="get-wallet">
      <ItemList part={list} />
      <PageLink part={explore} shape="wide" />
    </div>
  )
}
