import type { Announcement } from './announcement.ts'
import type { Answer } from './answer.ts'
import type { Connector, WalletSession } from './connector.ts'

/** Wallets installed as browser extensions (EIP-6963, EIP-1193), keyed by the id that they announced. */
export interface Injected extends Connector {
  /** Emits announcements as they arrive. With `standard` false, emits only `window.ethereum`, as "Browser Wallet". */
  announcements(request: { standard: boolean }, signal: AbortSignal): Answer<Announcement>
  /** Asks for accounts; the wallet may prompt. Fails with `user-rejected`, `request-pending`, `wallet-missing`, `invalid-address` … */
  connect(request: { walletKey: string }, signal: AbortSignal): Answer<WalletSession>
}
