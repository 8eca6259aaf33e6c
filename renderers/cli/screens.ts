import type { ViewName } from '../../core/domain/features/view-name.ts'
import { accountSettingsView } from '../../core/view-models/account/account-settings.ts'
import { accountView } from '../../core/view-models/account/account.ts'
import { allTokensView } from '../../core/view-models/tokens/all-tokens.ts'
import { allWalletsView } from '../../core/view-models/wallets/all-wallets.ts'
import { chooseAccountNameView } from '../../core/view-models/names/choose-account-name.ts'
import { connectSocialsView } from '../../core/view-models/frame/connect-socials.ts'
import { connectWithFrameView } from '../../core/view-models/frame/connect-with-frame.ts'
import { connectingExternalView } from '../../core/view-models/connection/connecting-external.ts'
import { connectingFarcasterView } from '../../core/view-models/frame/connecting-farcaster.ts'
import { connectingMultiChainView } from '../../core/view-models/connection/connecting-multi-chain.ts'
import { connectingSiweView } from '../../core/view-models/sign-in/connecting-siwe.ts'
import { connectingSocialView } from '../../core/view-models/frame/connecting-social.ts'
import { connectingWalletConnectView } from '../../core/view-models/pairing/connecting-wallet-connect.ts'
import { downloadsView } from '../../core/view-models/wallets/downloads.ts'
import { emailVerifyDeviceView } from '../../core/view-models/frame/email-verify-device.ts'
import { emailVerifyOtpView } from '../../core/view-models/frame/email-verify-otp.ts'
import { getWalletView } from '../../core/view-models/wallets/get-wallet.ts'
import { networksView } from '../../core/view-models/network/networks.ts'
import { registerAccountNameSuccessView } from '../../core/view-models/names/register-account-name-success.ts'
import { registerAccountNameView } from '../../core/view-models/names/register-account-name.ts'
import { switchActiveChainView } from '../../core/view-models/network/switch-active-chain.ts'
import { switchAddressView } from '../../core/view-models/account/switch-address.ts'
import { transactionsView } from '../../core/view-models/activity/transactions.ts'
import { unsupportedChainView } from '../../core/view-models/network/unsupported-chain.ts'
import {
  updateEmailPrimaryOtpView,
  updateEmailSecondaryOtpView,
} from '../../core/view-models/frame/update-email-otp.ts'
import { updateEmailWalletView } from '../../core/view-models/frame/update-email-wallet.ts'
import { upgradeToSmartAccountView } from '../../core/view-models/frame/upgrade-to-smart-account.ts'
import { walletCompatibleNetworksView } from '../../core/view-models/receive/wallet-compatible-networks.ts'
import { walletReceiveView } from '../../core/view-models/receive/wallet-receive.ts'
import { whatIsANetworkView } from '../../core/view-models/network/what-is-a-network.ts'
import { whatIsAWalletView } from '../../core/view-models/wallets/what-is-a-wallet.ts'
import { screen } from './screen.ts'
import type { DescribedScreen } from './screen.ts'
import { onRampScreens } from './screens/on-ramp.ts'
import { sendScreens } from './screens/send.ts'
import { swapScreens } from './screens/swap.ts'

/** All views of the terminal, with the places of their parts from top to bottom, in groups with a gap between them. */
export const screens = {
  Connect: screen(connectWithFrameView, [
    ['stillConnected'],
    ['installed'],
    ['none'],
    ['recommended'],
    ['failed', 'retry'],
    ['phone', 'all'],
    ['or', 'email', 'emailFailed', 'emailContinue'],
    ['social'],
    ['socials'],
    ['needsBrowser'],
    ['noWallet'],
    ['legal', 'terms', 'privacy'],
  ]),
  ConnectSocials: screen(connectSocialsView, [['socials'], ['legal', 'terms', 'privacy']]),
  ConnectingSocial: screen(connectingSocialView, [['picture', 'status'], ['retry']]),
  ConnectingFarcaster: screen(connectingFarcasterView, [
    ['picture'],
    ['qrCode'],
    ['status'],
    ['open', 'retry', 'copy'],
  ]),
  ConnectingExternal: screen(connectingExternalView, [['picture', 'status'], ['retry']]),
  ConnectingMultiChain: screen(connectingMultiChainView, [['picture', 'several'], ['list']]),
  ConnectingWalletConnect: screen(connectingWalletConnectView, [
    ['platforms'],
    ['picture'],
    ['qrCode'],
    ['status'],
    ['retry', 'connect', 'open', 'copy'],
    ['missing', 'get'],
  ]),
  EmailVerifyDevice: screen(emailVerifyDeviceView, [
    ['picture', 'ask'],
    ['progress', 'failed'],
    ['retry'],
    ['missing', 'resend'],
  ]),
  EmailVerifyOtp: screen(emailVerifyOtpView, [
    ['ask'],
    ['code', 'progress', 'failed'],
    ['retry'],
    ['missing', 'resend'],
  ]),
  UpdateEmailWallet: screen(updateEmailWalletView, [
    ['email', 'failed'],
    ['cancel', 'save'],
  ]),
  UpdateEmailPrimaryOtp: screen(updateEmailPrimaryOtpView, [
    ['ask'],
    ['code', 'progress'],
    ['wrong', 'retry'],
  ]),
  UpdateEmailSecondaryOtp: screen(updateEmailSecondaryOtpView, [
    ['ask'],
    ['code', 'progress'],
    ['wrong', 'retry'],
  ]),
  UpgradeToSmartAccount: screen(upgradeToSmartAccountView, [
    ['explain', 'failed'],
    ['later', 'upgrade'],
    ['learnMore'],
  ]),
  AllWallets: screen(allWalletsView, [['search', 'qrCode'], ['failed', 'retry'], ['list']]),
  Downloads: screen(downloadsView, [['picture'], ['list']]),
  GetWallet: screen(getWalletView, [['list'], ['explore']]),
  WhatIsAWallet: screen(whatIsAWalletView, [['login'], ['home'], ['gateway'], ['get']]),
  WhatIsANetwork: screen(whatIsANetworkView, [['bolts'], ['uses'], ['more']]),
  Account: screen(accountView, [
    ['waiting', 'none', 'locked', 'request'],
    ['connectAgain', 'connect'],
    ['avatar', 'name', 'address', 'copy', 'switchAddress'],
    ['total', 'balance', 'balanceRetry', 'send', 'swap', 'receive', 'buy'],
    ['wrongNetwork', 'switchNetwork'],
    ['totalNote', 'tokensFailed', 'tokensRetry'],
    ['tokens', 'firstPurchase', 'fund', 'allTokens'],
    ['network', 'wallet', 'activity', 'settings'],
    ['explorer'],
    ['others', 'more'],
    ['disconnect', 'disconnectAll'],
  ]),
  AllTokens: screen(allTokensView, [
    ['tokensFailed', 'tokensRetry'],
    ['list'],
    ['firstPurchase', 'fund'],
    ['hidden'],
  ]),
  AccountSettings: screen(accountSettingsView, [
    ['locked'],
    ['avatar', 'name', 'address', 'copy'],
    ['switchFailed', 'email', 'social'],
    ['network', 'accounts', 'preferredAccount', 'accountName'],
    ['explorer'],
    ['disconnect', 'disconnectAll'],
  ]),
  ChooseAccountName: screen(chooseAccountNameView, [['explain'], ['taken'], ['choose', 'learnMore']]),
  RegisterAccountName: screen(registerAccountNameView, [
    ['unable', 'networks'],
    ['name'],
    ['found', 'suggestions', 'notFound', 'retry'],
    ['failed', 'waiting'],
    ['cancel', 'register'],
  ]),
  RegisterAccountNameSuccess: screen(registerAccountNameSuccessView, [
    ['picture', 'done', 'name'],
    ['close', 'learnMore'],
  ]),
  SwitchAddress: screen(switchAddressView, [['locked'], ['list']]),
  WalletReceive: screen(walletReceiveView, [['locked'], ['qrCode'], ['address', 'copy'], ['networks']]),
  WalletCompatibleNetworks: screen(walletCompatibleNetworksView, [['only'], ['list']]),
  ...sendScreens,
  ...swapScreens,
  ...onRampScreens,
  UnsupportedChain: screen(unsupportedChainView, [
    ['where'],
    ['failed'],
    ['list'],
    ['others'],
    ['disconnect', 'disconnectAll'],
  ]),
  SwitchActiveChain: screen(switchActiveChainView, [['picture', 'why'], ['list']]),
  ConnectingSiwe: screen(connectingSiweView, [
    ['app', 'wallet', 'ask'],
    ['progress', 'failed'],
    ['sign', 'cancel'],
  ]),
  Transactions: screen(transactionsView, [['failed', 'retry'], ['none', 'fund'], ['list'], ['older']]),
  Networks: screen(networksView, [['search'], ['failed'], ['list'], ['help']]),
} satisfies Readonly<Record<ViewName, DescribedScreen>>
