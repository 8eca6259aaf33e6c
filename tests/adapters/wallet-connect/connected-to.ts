import type { WalletConnect } from '../../../core/ports/wallet-connect.ts'
import { pairing } from '../contract/wallet-connect-contract.ts'
import { offered } from './relay-stage.ts'

/** Pairs a wallet over the relay and answers its key; a sentence when nothing was approved. */
export async function connectedTo(
  walletConnect: WalletConnect,
  wallet: { pair: (uri: string) => Promise<void> },
): Promise<string> {
  const { steps } = await pairing(walletConnect, offered, wallet.pair)
  const last = steps.at(-1)
  return last?.kind === 'approved' ? last.wallet.key : `no wallet, after ${steps.length} steps`
}
