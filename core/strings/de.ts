import { deAccountNames } from './de/account-names.ts'
import { deAccountSettings } from './de/account-settings.ts'
import { deAccount } from './de/account.ts'
import { deAllWallets } from './de/all-wallets.ts'
import { deButton } from './de/button.ts'
import { deChrome } from './de/chrome.ts'
import { deConnect } from './de/connect.ts'
import { deConnectingExternal } from './de/connecting-external.ts'
import { deConnectingMultiChain } from './de/connecting-multi-chain.ts'
import { deConnectingSiwe } from './de/connecting-siwe.ts'
import { deConnectingWalletConnect } from './de/connecting-wallet-connect.ts'
import { deDownloads } from './de/downloads.ts'
import { deEmailField } from './de/email-field.ts'
import { deEmailUpdate } from './de/email-update.ts'
import { deEmail } from './de/email.ts'
import { deEmbed } from './de/embed.ts'
import { deGetWallet } from './de/get-wallet.ts'
import { deNamespaces } from './de/namespaces.ts'
import { deNetworks } from './de/networks.ts'
import { deOnRamp } from './de/on-ramp.ts'
import { dePreflight } from './de/preflight.ts'
import { deReceive } from './de/receive.ts'
import { deRegistryFailure } from './de/registry-failure.ts'
import { deSend } from './de/send.ts'
import { deSwap } from './de/swap.ts'
import { deSmartAccount } from './de/smart-account.ts'
import { deSocial } from './de/social.ts'
import { deSwitchActiveChain } from './de/switch-active-chain.ts'
import { deSwitchAddress } from './de/switch-address.ts'
import { deTerminal } from './de/terminal.ts'
import { deToast } from './de/toast.ts'
import { deTokens } from './de/tokens.ts'
import { deTransactions } from './de/transactions.ts'
import { deUnsupportedChain } from './de/unsupported-chain.ts'
import { deViewFailure } from './de/view-failure.ts'
import { deWallet } from './de/wallet.ts'
import { deWhatIsANetwork } from './de/what-is-a-network.ts'
import { deWhatIsAWallet } from './de/what-is-a-wallet.ts'

/** Every text that a visitor can see, in German. */
export const de = {
  ...deAccountSettings,
  ...deAccount,
  ...deAccountNames,
  ...deAllWallets,
  ...deButton,
  ...deChrome,
  ...deConnect,
  ...deConnectingExternal,
  ...deConnectingMultiChain,
  ...deConnectingSiwe,
  ...deConnectingWalletConnect,
  ...deDownloads,
  ...deEmailField,
  ...deEmailUpdate,
  ...deEmail,
  ...deEmbed,
  ...deGetWallet,
  ...deNamespaces,
  ...deNetworks,
  ...deOnRamp,
  ...dePreflight,
  ...deReceive,
  ...deRegistryFailure,
  ...deSend,
  ...deSwap,
  ...deSmartAccount,
  ...deSocial,
  ...deSwitchActiveChain,
  ...deSwitchAddress,
  ...deTerminal,
  ...deToast,
  ...deTokens,
  ...deTransactions,
  ...deUnsupportedChain,
  ...deViewFailure,
  ...deWallet,
  ...deWhatIsANetwork,
  ...deWhatIsAWallet,
}
