import type { ComponentType } from 'react'
import type { ViewName } from '../../core/domain/view-name.ts'
import { AccountScreen } from './screens/AccountScreen.tsx'
import { AllWalletsScreen } from './screens/AllWalletsScreen.tsx'
import { ConnectScreen } from './screens/ConnectScreen.tsx'
import { ConnectingExternalScreen } from './screens/ConnectingExternalScreen.tsx'
import { ConnectingMultiChainScreen } from './screens/ConnectingMultiChainScreen.tsx'
import { ConnectingWalletConnectScreen } from './screens/ConnectingWalletConnectScreen.tsx'
import { DownloadsScreen } from './screens/DownloadsScreen.tsx'
import { GetWalletScreen } from './screens/GetWalletScreen.tsx'
import { NetworksScreen } from './screens/NetworksScreen.tsx'
import { SwitchActiveChainScreen } from './screens/SwitchActiveChainScreen.tsx'
import { UnsupportedChainScreen } from './screens/UnsupportedChainScreen.tsx'
import { WhatIsANetworkScreen } from './screens/WhatIsANetworkScreen.tsx'
import { WhatIsAWalletScreen } from './screens/WhatIsAWalletScreen.tsx'
import type { ScreenProps } from './screens/screen-props.ts'

/** The screen of every view. */
export const screenRegistry = {
  Connect: ConnectScreen,
  ConnectingExternal: ConnectingExternalScreen,
  ConnectingMultiChain: ConnectingMultiChainScreen,
  ConnectingWalletConnect: ConnectingWalletConnectScreen,
  AllWallets: AllWalletsScreen,
  Downloads: DownloadsScreen,
  GetWallet: GetWalletScreen,
  WhatIsAWallet: WhatIsAWalletScreen,
  WhatIsANetwork: WhatIsANetworkScreen,
  Account: AccountScreen,
  UnsupportedChain: UnsupportedChainScreen,
  SwitchActiveChain: SwitchActiveChainScreen,
  Networks: NetworksScreen,
} satisfies Record<ViewName, ComponentType<ScreenProps<never>>>
