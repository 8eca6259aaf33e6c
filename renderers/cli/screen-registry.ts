import type { ComponentType } from 'react'
import type { ViewName } from '../../core/domain/view-name.ts'
import { AccountScreen } from './screens/AccountScreen.tsx'
import { AccountSettingsScreen } from './screens/AccountSettingsScreen.tsx'
import { AllTokensScreen } from './screens/AllTokensScreen.tsx'
import { AllWalletsScreen } from './screens/AllWalletsScreen.tsx'
import { WalletCompatibleNetworksScreen } from './screens/WalletCompatibleNetworksScreen.tsx'
import { ConnectScreen } from './screens/ConnectScreen.tsx'
import { ConnectSocialsScreen } from './screens/ConnectSocialsScreen.tsx'
import { ConnectingExternalScreen } from './screens/ConnectingExternalScreen.tsx'
import { ConnectingFarcasterScreen } from './screens/ConnectingFarcasterScreen.tsx'
import { ConnectingMultiChainScreen } from './screens/ConnectingMultiChainScreen.tsx'
import { ConnectingSiweScreen } from './screens/ConnectingSiweScreen.tsx'
import { ConnectingSocialScreen } from './screens/ConnectingSocialScreen.tsx'
import { ConnectingWalletConnectScreen } from './screens/ConnectingWalletConnectScreen.tsx'
import { DownloadsScreen } from './screens/DownloadsScreen.tsx'
import { EmailVerifyDeviceScreen } from './screens/EmailVerifyDeviceScreen.tsx'
import { EmailVerifyOtpScreen } from './screens/EmailVerifyOtpScreen.tsx'
import { GetWalletScreen } from './screens/GetWalletScreen.tsx'
import { NetworksScreen } from './screens/NetworksScreen.tsx'
import { WalletReceiveScreen } from './screens/WalletReceiveScreen.tsx'
import { WalletSendConfirmedScreen } from './screens/WalletSendConfirmedScreen.tsx'
import { WalletSendPreviewScreen } from './screens/WalletSendPreviewScreen.tsx'
import { WalletSendScreen } from './screens/WalletSendScreen.tsx'
import { WalletSendSelectTokenScreen } from './screens/WalletSendSelectTokenScreen.tsx'
import { SwitchAddressScreen } from './screens/SwitchAddressScreen.tsx'
import { SwitchActiveChainScreen } from './screens/SwitchActiveChainScreen.tsx'
import { TransactionsScreen } from './screens/TransactionsScreen.tsx'
import { UnsupportedChainScreen } from './screens/UnsupportedChainScreen.tsx'
import { UpdateEmailOtpScreen } from './screens/UpdateEmailOtpScreen.tsx'
import { UpdateEmailWalletScreen } from './screens/UpdateEmailWalletScreen.tsx'
import { UpgradeToSmartAccountScreen } from './screens/UpgradeToSmartAccountScreen.tsx'
import { WhatIsANetworkScreen } from './screens/WhatIsANetworkScreen.tsx'
import { WhatIsAWalletScreen } from './screens/WhatIsAWalletScreen.tsx'
import type { ScreenProps } from './screens/screen-props.ts'

/** The screen of every view. */
export const screenRegistry = {
  Connect: ConnectScreen,
  ConnectingExternal: ConnectingExternalScreen,
  ConnectingMultiChain: ConnectingMultiChainScreen,
  ConnectingWalletConnect: ConnectingWalletConnectScreen,
  ConnectSocials: ConnectSocialsScreen,
  ConnectingSocial: ConnectingSocialScreen,
  ConnectingFarcaster: ConnectingFarcasterScreen,
  EmailVerifyDevice: EmailVerifyDeviceScreen,
  EmailVerifyOtp: EmailVerifyOtpScreen,
  UpdateEmailWallet: UpdateEmailWalletScreen,
  UpdateEmailPrimaryOtp: UpdateEmailOtpScreen,
  UpdateEmailSecondaryOtp: UpdateEmailOtpScreen,
  UpgradeToSmartAccount: UpgradeToSmartAccountScreen,
  AllWallets: AllWalletsScreen,
  Downloads: DownloadsScreen,
  GetWallet: GetWalletScreen,
  WhatIsAWallet: WhatIsAWalletScreen,
  WhatIsANetwork: WhatIsANetworkScreen,
  Account: AccountScreen,
  AllTokens: AllTokensScreen,
  AccountSettings: AccountSettingsScreen,
  SwitchAddress: SwitchAddressScreen,
  WalletReceive: WalletReceiveScreen,
  WalletCompatibleNetworks: WalletCompatibleNetworksScreen,
  WalletSend: WalletSendScreen,
  WalletSendSelectToken: WalletSendSelectTokenScreen,
  WalletSendPreview: WalletSendPreviewScreen,
  WalletSendConfirmed: WalletSendConfirmedScreen,
  UnsupportedChain: UnsupportedChainScreen,
  SwitchActiveChain: SwitchActiveChainScreen,
  ConnectingSiwe: ConnectingSiweScreen,
  Transactions: TransactionsScreen,
  Networks: NetworksScreen,
} satisfies Record<ViewName, ComponentType<ScreenProps<never>>>
