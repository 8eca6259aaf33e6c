import type { ChainId } from '../domain/values/caip.ts'
import type { Announcement } from './announcement.ts'
import type { Answer } from './answer.ts'
import type { Connector, WalletSession } from './connector.ts'

/** Solana wallets that register themselves in the page (Wallet Standard), keyed by their registered names. */
export interface WalletStandard extends Connector {
  /** Emits announcements as they arrive. */
  announcements(request: null, signal: AbortSignal): Answer<Announcement>
  /**
   * Asks for accounts, on the first of `chains` that they support; the wallet may prompt. Fails with `user-rejected`, `wallet-missing`,
   * `no-accounts`, `invalid-address` …
   */
  connect(
    request: { walletKey: string; chains?: readonly ChainId[] },
    signal: AbortSignal,
  ): Answer<WalletSession>
}
