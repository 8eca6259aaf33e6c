import { allNamespaces } from '../values/caip.ts'
import type { Namespace } from '../values/caip.ts'
import { browserWalletKey, frameWalletKey, isStandardKey } from '../wallets/wallet.ts'
import type { InstalledWallet } from '../wallets/wallet.ts'

/** How wallets are reached: beside the page by EIP-6963 or the Wallet Standard, over a relay, or in the secure frame. */
export const connectorNames = ['injected', 'wallet-connect', 'wallet-standard', 'frame'] as const
export type ConnectorName = (typeof connectorNames)[number]

/** A wallet, and how it is reached. */
export type ReachedWallet = { readonly connector: ConnectorName; readonly wallet: InstalledWallet }

/** What hosts read of a connector: the specification's word (spec 2). */
export type ConnectorType = 'INJECTED' | 'ANNOUNCED' | 'WALLET_CONNECT' | 'AUTH'

/** The connector that knows the wallets beside the page, one that nobody announced included. */
export const browserConnector = 'injected' satisfies ConnectorName

/** The connector that knows the wallets which registered themselves (Wallet Standard). */
export const standardConnector = 'wallet-standard' satisfies ConnectorName

/** The connectors whose wallets announce themselves. */
export const announcingConnectors = [browserConnector, standardConnector] as const

/** The connector that pairs wallets on other devices. */
export const pairingConnector = 'wallet-connect' satisfies ConnectorName

/** The connector of the wallet in the secure frame, whose visitors sign in by e-mail or a social account. */
export const frameConnector = 'frame' satisfies ConnectorName

const served: Readonly<Record<ConnectorName, readonly Namespace[]>> = {
  [browserConnector]: ['eip155'],
  [standardConnector]: ['solana'],
  [pairingConnector]: allNamespaces,
  [frameConnector]: allNamespaces,
}

/** The namespaces that a wallet may serve: EVM alone (EIP-1193), Solana alone (Wallet Standard), on another device or in the frame any. */
export function servedNamespaces(connector: ConnectorName): readonly Namespace[] {
  return served[connector]
}

/** How a wallet beside the page, or that of the frame, is reached, by its key; one that nobody announced is looked for among those of EIP-6963. */
export function connectorOf(walletKey: string): ConnectorName {
  if (walletKey === frameWalletKey) return frameConnector
  return isStandardKey(walletKey) ? standardConnector : browserConnector
}

/** Whether a wallet serves several chains at once and is told which one is meant, instead of being on one. */
export function takesChainPerRequest(connector: ConnectorName): boolean {
  return connector === standardConnector || connector === frameConnector
}

/** Whether a wallet makes itself known before it can be asked, and is the same in every tab. */
export function isBesidePage(connector: ConnectorName): boolean {
  return announcingConnectors.some((name) => name === connector)
}

/** Whether what one tab connected, another can go on with. */
export function isSharedByTabs(connector: ConnectorName): boolean {
  return connector !== pairingConnector
}

/** Whether a person confirms a connection in the wallet itself; to the frame they said who they are before. */
export function isConfirmedInWallet(connector: ConnectorName): boolean {
  return connector !== frameConnector
}

/** The specification's word for how a wallet is reached; one on `window.ethereum` announces nothing. */
export function connectorType(connector: ConnectorName, walletKey: string): ConnectorType {
  if (connector === pairingConnector) return 'WALLET_CONNECT'
  if (connector === frameConnector) return 'AUTH'
  return walletKey === browserWalletKey ? 'INJECTED' : 'ANNOUNCED'
}
