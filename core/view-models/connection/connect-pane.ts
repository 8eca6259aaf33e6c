import type { StateOf } from '../../reducers/root.ts'
import { isPairingLikely } from '../../selectors/pairing/usable-pairing.ts'
import { connectingWalletConnectView } from '../pairing/connecting-wallet-connect.ts'
import type { QrCode, Screen } from '../parts/parts.ts'
import { whatIsAWalletView } from '../wallets/what-is-a-wallet.ts'
import type { WhatIsAWalletParts } from '../wallets/what-is-a-wallet.ts'
import { connectView } from './connect.ts'

/** The parts of the pane beside Connect. */
export type ConnectPaneParts = { readonly qrCode: QrCode } | WhatIsAWalletParts

/**
 * Returns the pane beside Connect, for a renderer with room for it. If no wallet is installed, an opening prepares a URI. The pane then shows it as a
 * QR code for any wallet, under the label of its row in the list. Otherwise, or if no URI can be prepared, it explains what a wallet is.
 */
export function connectPaneView(state: StateOf<'modal'>): Screen<ConnectPaneParts> {
  const [row] = connectView(state).parts.phone?.items ?? []
  const ofAnyWallet = { ...state, pairing: { ...state.pairing, walletId: null, platform: null } }
  const { qrCode } = connectingWalletConnectView(ofAnyWallet).parts
  return row && qrCode && isPairingLikely(state)
    ? { title: row.label, parts: { qrCode } }
    : whatIsAWalletView(state)
}
