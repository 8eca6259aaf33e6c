import type { ChainId } from '../domain/values/caip.ts'
import type { Announcement } from './announcement.ts'
import type { Answer } from './answer.ts'
import type { Connector, WalletSession } from './connector.ts'

/** Solana wallets installed beside the page that register themselves (Wallet Standard), by the name they registered. */
export interface WalletStandard extends Connector {
  /** Announcements as they come, late ones too. */
  announcements(request: null, signal: AbortSignal): Answer<Announcement>
  /** Asks for accounts, on the first of `chains` that they are for; the wallet may prompt. Fails with `user-rejected`, `wallet-missing`, `no-accounts`, `invalid-address` … */
  connect(
    request: { walletKey: string; chains?: readonly ChainId[] },
    signal: AbortSignal,
  ): Answer<WalletSession>
}
