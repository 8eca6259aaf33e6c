import { getWalletView } from '../../../../core/view-models/wallets/get-wallet.ts'
import type { GetWalletParts } from '../../../../core/view-models/wallets/get-wallet.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { ItemList } from '../../parts/lists/ItemList.tsx'
import { PageLink } from '../../parts/PageLink.tsx'
import getWalletCss from '../../theme/views/get-wallet.css?inline'

/** GetWallet: a few wallets for a beginner, and a link to all of them. */
export const getWallet = loadedView(getWalletView, GetWalletView, getWalletCss)

function GetWalletView({ parts: { list, explore } }: { readonly parts: GetWalletParts }) {
  return (
    <div className="get-wallet">
      <ItemList part={list} />
      <PageLink part={explore} shape="wide" />
    </div>
  )
}
