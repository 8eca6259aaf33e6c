import type { ViewsOf } from '../panel/loaded-view.ts'
import { account } from './account/AccountView.tsx'
import { accountSettings } from './account/AccountSettingsView.tsx'
import { allWallets } from './wallets/AllWalletsView.tsx'
import { connectingExternal } from './connection/ConnectingExternalView.tsx'
import { connectingMultiChain } from './connection/ConnectingMultiChainView.tsx'
import { connectingWalletConnect } from './pairing/ConnectingWalletConnectView.tsx'
import { downloads } from './wallets/DownloadsView.tsx'
import { getWallet } from './wallets/GetWalletView.tsx'
import { networks } from './network/NetworksView.tsx'
import { unsupportedChain } from './network/UnsupportedChainView.tsx'
import { whatIsANetwork } from './network/WhatIsANetworkView.tsx'
import { whatIsAWallet } from './wallets/WhatIsAWalletView.tsx'

// The loaders of the other views are part of this chunk, so that an opening does not load them.
export { viewFetches } from '../view-chunks.ts'
export { ConnectPane } from './connection/ConnectPane.tsx'

/**
 * The views that every page may need, except those of the opening. They share one chunk, because a visitor who continues from Connect soon needs
 * several.
 */
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
