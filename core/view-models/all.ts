import type { ViewName } from '../domain/view-name.ts'
import type { RootState } from '../reducers/root.ts'
import { accountView } from './account.ts'
import { allWalletsView } from './all-wallets.ts'
import { connectView } from './connect.ts'
import { connectingExternalView } from './connecting-external.ts'
import { connectingMultiChainView } from './connecting-multi-chain.ts'
import { connectingWalletConnectView } from './connecting-wallet-connect.ts'
import { downloadsView } from './downloads.ts'
import { getWalletView } from './get-wallet.ts'
import { networksView } from './networks.ts'
import { switchActiveChainView } from './switch-active-chain.ts'
import { unsupportedChainView } from './unsupported-chain.ts'
import { whatIsANetworkView } from './what-is-a-network.ts'
import { whatIsAWalletView } from './what-is-a-wallet.ts'
import type { Screen } from './parts.ts'

/** The view-model of every view. */
export const allViews = {
  Connect: connectView,
  ConnectingExternal: connectingExternalView,
  ConnectingMultiChain: connectingMultiChainView,
  ConnectingWalletConnect: connectingWalletConnectView,
  AllWallets: allWalletsView,
  Downloads: downloadsView,
  GetWallet: getWalletView,
  WhatIsAWallet: whatIsAWalletView,
  WhatIsANetwork: whatIsANetworkView,
  Account: accountView,
  UnsupportedChain: unsupportedChainView,
  SwitchActiveChain: switchActiveChainView,
  Networks: networksView,
} satisfies Record<ViewName, (state: RootState) => Screen>
