import { allNamespaces } from '../values/caip.ts'
import type { Namespace } from '../values/caip.ts'
import { browserWalletKey, frameWalletKey, isStandardKey } from '../wallets/wallet.ts'
import type { InstalledWallet } from '../wallets/wallet.ts'

/** The connectors, which reach wallets by EIP-6963, by the Wallet Standard, over a relay, or in the secure frame. */
export const connectorNames = ['injected', 'wallet-connect', 'wallet-standard', 'frame'] as const
export type ConnectorName = (typeof connectorNames)[number]

/** A wallet and its connector. */
export type ReachedWallet = { readonly connector: ConnectorName; readonly wallet: InstalledWallet }

/** The connector type that host apps read. */
export type ConnectorType = 'INJECTED' | 'ANNOUNCED' | 'WALLET_CONNECT' | 'AUTH'

/** The connector of EIP-6963 wallets, and of a wallet on `window.ethereum` without an announcement. */
export const browserConnector = 'injected' satisfies ConnectorName

/** The connector of wallets that register themselves (Wallet Standard). */
export const standardConnector = 'wallet-standard' satisfies ConnectorName

/** The connectors whose wallets announce themselves. */
const announcingConnectors = [browserConnector, standardConnector] as const

/** The connector that pairs wallets on other devices. */
export const pairingConnector = 'wallet-connect' satisfies ConnectorName

/** The connector of the wallet in the secure frame, to which visitors sign in by e-mail or a social account. */
export const frameConnector = 'frame' satisfies ConnectorName

const served: Readonly<Record<ConnectorName, readonly Namespace[]>> = {
  [browserConnector]: ['eip155'],
  [standardConnector]: ['solana'],
  [pairingConnector]: allNamespaces,
  [frameConnector]: allNamespaces,
}

/**
 * Returns the namespaces that wallets of a connector may serve. EIP-1193 is EVM alone, the Wallet Standard is Solana alone. Wallets on other devices
 * and in the frame may serve any.
 */
export function servedNamespaces(connector: ConnectorName): readonly Namespace[] {
  return served[connector]
}

/**
 * Returns the connector of an installed wallet, or of the frame's wallet, by its key. A wallet without an announcement belongs to the EIP-6963
 * connector.
 */
export function connectorOf(walletKey: string): ConnectorName {
  if (walletKey === frameWalletKey) return frameConnector
  return isStandardKey(walletKey) ? standardConnector : browserConnector
}

/** Returns whether a wallet serves several chains at once. Each request then names its chain. */
export function takesChainPerRequest(connector: ConnectorName): boolean {
  return connector === standardConnector || connector === frameConnector
}

/** Returns whether wallets of a connector announce themselves before they can be asked. Such a wallet is the same in every tab. */
export function isBesidePage(connector: ConnectorName): boolean {
  return announcingConnectors.some((name) => name === connector)
}

/** Returns whether a session of one tab can continue in another tab. */
export function isSharedByTabs(connector: ConnectorName): boolean {
  return connector !== pairingConnector
}

/** Returns whether the visitor confirms a connection in the wallet itself. The frame's visitor has signed in before. */
export function isConfirmedInWallet(connector: ConnectorName): boolean {
  return connector !== frameConnector
}

/** Returns the type of a connector that host apps read. A wallet on `window.ethereum` does not announce itself. */
export function connectorType(connector: ConnectorName, walletKey: string): ConnectorType {
  if (connector === pairingConnector) return 'WALLET_CONNECT'
  if (connector === frameConnector) return 'AUTH'
  return walletKey === browserWalletKey ? 'INJECTED' : 'ANNOUNCED'
}
