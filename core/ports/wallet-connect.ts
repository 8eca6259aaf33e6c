import type { ChainId } from '../domain/values/caip.ts'
import type { PairingSignIn } from '../domain/sign-in/sign-in.ts'
import type { InstalledWallet } from '../domain/wallets/wallet.ts'
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
      readonly labels?: WalletSession['labels']
      /** What it signed to sign in with that, where it was asked to and did. */
      readonly signed?: PairingSignIn
    }

/** For which chains a wallet is paired, and whether it signs in with that. */
export type PairingRequest = { readonly chains: readonly ChainId[]; readonly signsIn?: boolean }

/** Wallets on other devices over a relay (WalletConnect 2); a wallet's key is the topic of its session. */
export interface WalletConnect extends Connector {
  /**
   * Prepares a pairing, answers its URI, then the session once a wallet approved it, and ends. The signal takes it back. With `signsIn`
   * a wallet is asked to sign in by the same approval (CAIP-122), where the host's server names a nonce in time and the wallet can.
   * Fails with `user-rejected`, `unreachable` (no relay within 10 s), `clock-wrong` (the relay is of another time), `project-refused` (the relay refused the project id, with its
   * reason), `pairing-expired`, `timed-out`.
   */
  pair(request: PairingRequest, signal: AbortSignal): Answer<PairingStep>
}
