import type { ViewsOf } from '../panel/loaded-view.ts'
import { account } from './AccountView.tsx'
import { accountSettings } from './AccountSettingsView.tsx'
import { allWallets } from './AllWalletsView.tsx'
import { connectingExternal } from './ConnectingExternalView.tsx'
import { connectingMultiChain } from './ConnectingMultiChainView.tsx'
import { connectingWalletConnect } from './ConnectingWalletConnectView.tsx'
import { downloads } from './DownloadsView.tsx'
import { getWallet } from './GetWalletView.tsx'
import { networks } from './NetworksView.tsx'
import { unsupportedChain } from './UnsupportedChainView.tsx'
import { whatIsANetwork } from './WhatIsANetworkView.tsx'
import { whatIsAWallet } from './WhatIsAWalletView.tsx'

// What fetches the others comes with these, so that an opening pays for no way to a view.
export { viewFetches } from '../view-chunks.ts'

/** The views that every page may need and nobody sees at the opening, in one chunk, since whoever goes on from Connect soon needs several. */
export const modalViews = {
  ConnectingExternal: connectingExternal,
  ConnectingMultiChain: connectingMultiChain,
  ConnectingWalletConnect: connectingWalletConnect,
  AllWallets: allWallets,
  Downloads: downloads,
  GetWallet: getWallet,
  WhatIsAWallet: whatIsAWallet,
  WhatIsANetwork: whatIsANetwork,
  Account: account,
  AccountSettings: accountSettings,
  UnsupportedChain: unsupportedChain,
  Networks: networks,
} satisfies ViewsOf<'modal'>
