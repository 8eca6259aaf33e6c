import type { ChainId } from '../domain/caip.ts'
import type { InstalledWallet } from '../domain/wallet.ts'
import type { Answer } from './answer.ts'
import type { Connector, WalletSession } from './connector.ts'

/** How a pairing goes: a URI to show or to open, valid until `expiresAt` (milliseconds since 1970), then the wallet's approval. */
export type PairingStep =
  | { readonly kind: 'ready'; readonly uri: string; readonly expiresAt: number }
  | {
      readonly kind: 'approved'
      /** The wallet as it describes itself; its key is the session's topic. */
      readonly wallet: InstalledWallet
      readonly namespaces: WalletSession['namespaces']
    }

/** Wallets on other devices over a relay (WalletConnect 2); a wallet's key is the topic of its session. */
export interface WalletConnect extends Connector {
  /**
   * Prepares a pairing, answers its URI, then the session once a wallet approved it, and ends. The signal takes it back.
   * Fails with `user-rejected`, `unreachable` (no relay within 10 s), `project-refused` (the relay refused the project id, with its
   * reason), `pairing-expired`, `timed-out`.
   */
  pair(request: { chains: readonly ChainId[] }, signal: AbortSignal): Answer<PairingStep>
}
