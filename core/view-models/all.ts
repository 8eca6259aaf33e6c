import type { ViewName } from '../domain/view-name.ts'
import type { RootState } from '../reducers/root.ts'
import { accountView } from './account.ts'
import { accountSettingsView } from './account-settings.ts'
import { allTokensView } from './all-tokens.ts'
import { allWalletsView } from './all-wallets.ts'
import { walletCompatibleNetworksView } from './wallet-compatible-networks.ts'
import { connectSocialsView } from './connect-socials.ts'
import { connectWithFrameView } from './connect-with-frame.ts'
import { connectingExternalView } from './connecting-external.ts'
import { connectingFarcasterView } from './connecting-farcaster.ts'
import { connectingMultiChainView } from './connecting-multi-chain.ts'
import { connectingSiweView } from './connecting-siwe.ts'
import { connectingSocialView } from './connecting-social.ts'
import { connectingWalletConnectView } from './connecting-wallet-connect.ts'
import { downloadsView } from './downloads.ts'
import { emailVerifyDeviceView } from './email-verify-device.ts'
import { emailVerifyOtpView } from './email-verify-otp.ts'
import { getWalletView } from './get-wallet.ts'
import { networksView } from './networks.ts'
import { walletReceiveView } from './wallet-receive.ts'
import { switchAddressView } from './switch-address.ts'
import { switchActiveChainView } from './switch-active-chain.ts'
import { transactionsView } from './transactions.ts'
import { walletSendView } from './wallet-send.ts'
import { walletSendConfirmedView } from './wallet-send-confirmed.ts'
import { walletSendPreviewView } from './wallet-send-preview.ts'
import { walletSendSelectTokenView } from './wallet-send-select-token.ts'
import { unsupportedChainView } from './unsupported-chain.ts'
import { whatIsANetworkView } from './what-is-a-network.ts'
import { whatIsAWalletView } from './what-is-a-wallet.ts'
import { updateEmailPrimaryOtpView, updateEmailSecondaryOtpView } from './update-email-otp.ts'
import { updateEmailWalletView } from './update-email-wallet.ts'
import { upgradeToSmartAccountView } from './upgrade-to-smart-account.ts'
import type { Screen } from './parts.ts'

/** The view-model of every view. */
export const allViews = {
  Connect: connectWithFrameView,
  ConnectSocials: connectSocialsView,
  ConnectingSocial: connectingSocialView,
  ConnectingFarcaster: connectingFarcasterView,
  ConnectingExternal: connectingExternalView,
  ConnectingMultiChain: connectingMultiChainView,
  ConnectingWalletConnect: connectingWalletConnectView,
  EmailVerifyDevice: emailVerifyDeviceView,
  EmailVerifyOtp: emailVerifyOtpView,
  UpdateEmailWallet: updateEmailWalletView,
  UpdateEmailPrimaryOtp: updateEmailPrimaryOtpView,
  UpdateEmailSecondaryOtp: updateEmailSecondaryOtpView,
  UpgradeToSmartAccount: upgradeToSmartAccountView,
  AllWallets: allWalletsView,
  Downloads: downloadsView,
  GetWallet: getWalletView,
  WhatIsAWallet: whatIsAWalletView,
  WhatIsANetwork: whatIsANetworkView,
  Account: accountView,
  AllTokens: allTokensView,
  AccountSettings: accountSettingsView,
  SwitchAddress: switchAddressView,
  WalletReceive: walletReceiveView,
  WalletCompatibleNetworks: walletCompatibleNetworksView,
  WalletSend: walletSendView,
  WalletSendSelectToken: walletSendSelectTokenView,
  WalletSendPreview: walletSendPreviewView,
  WalletSendConfirmed: walletSendConfirmedView,
  UnsupportedChain: unsupportedChainView,
  SwitchActiveChain: switchActiveChainView,
  ConnectingSiwe: connectingSiweView,
  Transactions: transactionsView,
  Networks: networksView,
} satisfies Record<ViewName, (state: RootState) => Screen>
