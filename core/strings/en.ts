import { enAccount } from './en/account.ts'
import { enAllWallets } from './en/all-wallets.ts'
import { enButton } from './en/button.ts'
import { enChrome } from './en/chrome.ts'
import { enConnect } from './en/connect.ts'
import { enConnectingExternal } from './en/connecting-external.ts'
import { enConnectingMultiChain } from './en/connecting-multi-chain.ts'
import { enConnectingWalletConnect } from './en/connecting-wallet-connect.ts'
import { enDownloads } from './en/downloads.ts'
import { enEmbed } from './en/embed.ts'
import { enGetWallet } from './en/get-wallet.ts'
import { enNamespaces } from './en/namespaces.ts'
import { enNetworks } from './en/networks.ts'
import { enRegistryFailure } from './en/registry-failure.ts'
import { enTerminal } from './en/terminal.ts'
import { enSwitchActiveChain } from './en/switch-active-chain.ts'
import { enToast } from './en/toast.ts'
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
  ...enRegistryFailure,
  ...enAllWallets,
  ...enConnectingMultiChain,
  ...enConnectingWalletConnect,
  ...enDownloads,
  ...enGetWallet,
  ...enWhatIsAWallet,
  ...enWhatIsANetwork,
  ...enConnectingExternal,
  ...enAccount,
  ...enNamespaces,
  ...enNetworks,
  ...enUnsupportedChain,
  ...enSwitchActiveChain,
  ...enTerminal,
} as const

/** The name of a text. */
export type TextName = keyof typeof en
