import { enAccount } from './en/account.ts'
import { enAccountNames } from './en/account-names.ts'
import { enAccountSettings } from './en/account-settings.ts'
import { enAllWallets } from './en/all-wallets.ts'
import { enButton } from './en/button.ts'
import { enChrome } from './en/chrome.ts'
import { enConnect } from './en/connect.ts'
import { enConnectingExternal } from './en/connecting-external.ts'
import { enConnectingMultiChain } from './en/connecting-multi-chain.ts'
import { enConnectingSiwe } from './en/connecting-siwe.ts'
import { enConnectingWalletConnect } from './en/connecting-wallet-connect.ts'
import { enDownloads } from './en/downloads.ts'
import { enEmailField } from './en/email-field.ts'
import { enEmail } from './en/email.ts'
import { enEmailUpdate } from './en/email-update.ts'
import { enEmbed } from './en/embed.ts'
import { enGetWallet } from './en/get-wallet.ts'
import { enNamespaces } from './en/namespaces.ts'
import { enNetworks } from './en/networks.ts'
import { enRegistryFailure } from './en/registry-failure.ts'
import { enOnRamp } from './en/on-ramp.ts'
import { enReceive } from './en/receive.ts'
import { enSend } from './en/send.ts'
import { enSwap } from './en/swap.ts'
import { enSocial } from './en/social.ts'
import { enSmartAccount } from './en/smart-account.ts'
import { enTerminal } from './en/terminal.ts'
import { enSwitchAddress } from './en/switch-address.ts'
import { enSwitchActiveChain } from './en/switch-active-chain.ts'
import { enTokens } from './en/tokens.ts'
import { enToast } from './en/toast.ts'
import { enTransactions } from './en/transactions.ts'
import { enUnsupportedChain } from './en/unsupported-chain.ts'
import { enViewFailure } from './en/view-failure.ts'
import { enWallet } from './en/wallet.ts'
import { enWhatIsANetwork } from './en/what-is-a-network.ts'
import { enWhatIsAWallet } from './en/what-is-a-wallet.ts'

/** Every word a visitor can see, in English; `{name}` marks a place to fill in. Views take the words they need from `core/strings/en`. */
export const en = {
  ...enButton,
  ...enEmbed,
  ...enChrome,
  ...enViewFailure,
  ...enToast,
  ...enWallet,
  ...enConnect,
  ...enEmailField,
  ...enEmail,
  ...enEmailUpdate,
  ...enSocial,
  ...enSmartAccount,
  ...enRegistryFailure,
  ...enAllWallets,
  ...enConnectingMultiChain,
  ...enConnectingSiwe,
  ...enConnectingWalletConnect,
  ...enDownloads,
  ...enGetWallet,
  ...enWhatIsAWallet,
  ...enWhatIsANetwork,
  ...enConnectingExternal,
  ...enAccount,
  ...enAccountNames,
  ...enAccountSettings,
  ...enTokens,
  ...enReceive,
  ...enSend,
  ...enSwap,
  ...enOnRamp,
  ...enNamespaces,
  ...enNetworks,
  ...enUnsupportedChain,
  ...enSwitchActiveChain,
  ...enSwitchAddress,
  ...enTransactions,
  ...enTerminal,
} as const

/** The name of a text. */
export type TextName = keyof typeof en
