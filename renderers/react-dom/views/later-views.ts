import type { ViewName } from '../../../core/domain/view-name.ts'
import type { LoadedView } from '../panel/loaded-view.ts'
import { account } from './AccountView.tsx'
import { allWallets } from './AllWalletsView.tsx'
import { connectingExternal } from './ConnectingExternalView.tsx'
import { connectingMultiChain } from './ConnectingMultiChainView.tsx'
import { connectingWalletConnect } from './ConnectingWalletConnectView.tsx'
import { downloads } from './DownloadsView.tsx'
import { getWallet } from './GetWalletView.tsx'
import { networks } from './NetworksView.tsx'
import { switchActiveChain } from './SwitchActiveChainView.tsx'
import { unsupportedChain } from './UnsupportedChainView.tsx'
import { whatIsANetwork } from './WhatIsANetworkView.tsx'
import { whatIsAWallet } from './WhatIsAWalletView.tsx'

/** The views of the modal that nobody sees at its opening, in one chunk, since whoever goes on from Connect soon needs several. */
export const laterViews = {
  ConnectingExternal: connectingExternal,
  ConnectingMultiChain: connectingMultiChain,
  ConnectingWalletConnect: connectingWalletConnect,
  AllWallets: allWallets,
  Downloads: downloads,
  GetWallet: getWallet,
  WhatIsAWallet: whatIsAWallet,
  WhatIsANetwork: whatIsANetwork,
  Account: account,
  UnsupportedChain: unsupportedChain,
  SwitchActiveChain: switchActiveChain,
  Networks: networks,
} satisfies Partial<Record<ViewName, LoadedView>>
