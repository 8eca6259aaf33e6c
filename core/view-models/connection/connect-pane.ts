import { isPairing } from '../../domain/pairing/flow.ts'
import type { StateOf } from '../../reducers/root.ts'
import { connectingWalletConnectView } from '../pairing/connecting-wallet-connect.ts'
import type { QrCode, Screen } from '../parts/parts.ts'
import { whatIsAWalletView } from '../wallets/what-is-a-wallet.ts'
import type { WhatIsAWalletParts } from '../wallets/what-is-a-wallet.ts'
import { connectView } from './connect.ts'

/** The parts of the pane beside Connect. */
export type ConnectPaneParts = { readonly qrCode: QrCode } | WhatIsAWalletParts

/**
 * Returns the pane beside Connect, for a renderer with room for it. If no wallet is installed, a URI is prepared at the opening anyway, and the
 * pane shows it as a QR code. Otherwise, or if pairing has ended or failed, the pane explains what a wallet is.
 */
export function connectPaneView(state: StateOf<'modal'>): Screen<ConnectPaneParts> {
  const { installed, phone } = connectView(state).parts
  const { flow } = state.pairing
  const [row] = phone?.items ?? []
  if (installed || !row || (flow && !isPairing(flow))) return whatIsAWalletView(state)
  const ofAnyWallet = { ...state, pairing: { ...state.pairing, walletId: null, platform: null } }
  const { qrCode } = connectingWalletConnectView(ofAnyWallet).parts
  return qrCode ? { title: row.label, parts: { qrCode } } : whatIsAWalletView(state)
}
