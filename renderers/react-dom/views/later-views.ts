import type { ViewName } from '../../../core/domain/view-name.ts'
import type { LoadedView } from '../panel/loaded-view.ts'
import { account } from './AccountView.tsx'
import { accountSettings } from './AccountSettingsView.tsx'
import { allTokens } from './AllTokensView.tsx'
import { allWallets } from './AllWalletsView.tsx'
import { walletCompatibleNetworks } from './WalletCompatibleNetworksView.tsx'
import { connectingExternal } from './ConnectingExternalView.tsx'
import { connectingMultiChain } from './ConnectingMultiChainView.tsx'
import { connectingSiwe } from './ConnectingSiweView.tsx'
import { connectingWalletConnect } from './ConnectingWalletConnectView.tsx'
import { downloads } from './DownloadsView.tsx'
import type { FrameView } from './frame-view.ts'
import type { SendView } from './send-view.ts'
import { getWallet } from './GetWalletView.tsx'
import { networks } from './NetworksView.tsx'
import { walletReceive } from './WalletReceiveView.tsx'
import { switchAddress } from './SwitchAddressView.tsx'
import { switchActiveChain } from './SwitchActiveChainView.tsx'
import { transactions } from './TransactionsView.tsx'
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
  AllTokens: allTokens,
  AccountSettings: accountSettings,
  SwitchAddress: switchAddress,
  WalletReceive: walletReceive,
  WalletCompatibleNetworks: walletCompatibleNetworks,
  UnsupportedChain: unsupportedChain,
  SwitchActiveChain: switchActiveChain,
  ConnectingSiwe: connectingSiwe,
  Transactions: transactions,
  Networks: networks,
} satisfies Record<Exclude<ViewName, 'Connect' | FrameView | SendView>, LoadedView>
