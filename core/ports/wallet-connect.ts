import type { ChainId } from '../domain/values/caip.ts'
import type { PairingSignIn } from '../domain/sign-in/sign-in.ts'
import type { InstalledWallet } from '../domain/wallets/wallet.ts'
import type { Answer } from './answer.ts'
import type { Connector, WalletSession } from './connector.ts'

/** A step of a pairing. First a URI to show or to open, valid until `expiresAt` (milliseconds since 1970), then the wallet's approval. */
export type PairingStep =
  | { readonly kind: 'ready'; readonly uri: string; readonly expiresAt: number }
  | {
      readonly kind: 'approved'
      /** The wallet's description of itself. Its key is the topic of the session. */
      readonly wallet: InstalledWallet
      readonly namespaces: WalletSession['namespaces']
      readonly labels?: WalletSession['labels']
      /** The sign-in message that the wallet signed with the approval, if requested and supported. */
      readonly signed?: PairingSignIn
    }

/** The chains of a pairing, and whether the wallet signs in with its approval. */
export type PairingRequest = { readonly chains: readonly ChainId[]; readonly signsIn?: boolean }

/** Wallets on other devices over a relay (WalletConnect 2). The key of a wallet is the topic of its session. */
export interface WalletConnect extends Connector {
  /**
   * Starts a pairing. Emits the URI, then the session once a wallet approves, and ends. The signal withdraws the pairing. With `signsIn`, asks the
   * wallet to sign in by the same approval (CAIP-122). That needs a nonce from the host app's server in time, and a wallet that can. Fails with
   * `user-rejected`, `pairing-expired` or `timed-out`. Fails with `unreachable` if no relay answers within 10 seconds. Fails with `clock-wrong` if
   * the relay's clock differs from the device's. Fails with `project-refused` and the reason if the relay refuses the project id.
   */
  pair(request: PairingRequest, signal: AbortSignal): Answer<PairingStep>
}
