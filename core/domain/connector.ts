import * as z from 'zod/mini'
import { allNamespaces } from './caip.ts'
import type { Namespace } from './caip.ts'
import { browserWalletKey } from './wallet.ts'
import type { InstalledWallet } from './wallet.ts'

/** How wallets are reached: beside the page, or over a relay. */
export const connectorNames = ['injected', 'wallet-connect'] as const
export const ConnectorName = z.enum(connectorNames)
export type ConnectorName = (typeof connectorNames)[number]

/** A wallet, and how it is reached. */
export type ReachedWallet = { readonly connector: ConnectorName; readonly wallet: InstalledWallet }

/** What hosts read of a connector: the specification's word (spec 2). */
export type ConnectorType = 'INJECTED' | 'ANNOUNCED' | 'WALLET_CONNECT'

/** The connector that knows the wallets beside the page, one that nobody announced included. */
export const browserConnector = 'injected' satisfies ConnectorName

/** The connector that pairs wallets on other devices. */
export const pairingConnector = 'wallet-connect' satisfies ConnectorName

/** The namespaces that a wallet may serve: beside the page EVM alone (EIP-1193), on another device any. */
export function servedNamespaces(connector: ConnectorName): readonly Namespace[] {
  return isBesidePage(connector) ? ['eip155'] : allNamespaces
}

/** Whether a wallet makes itself known before it can be asked, and is the same in every tab. */
export function isBesidePage(connector: ConnectorName): boolean {
  return connector === browserConnector
}

/** The specification's word for how a wallet is reached; one on `window.ethereum` announces nothing. */
export function connectorType(connector: ConnectorName, walletKey: string): ConnectorType {
  if (connector === pairingConnector) return 'WALLET_CONNECT'
  return walletKey === browserWalletKey ? 'INJECTED' : 'ANNOUNCED'
}
