import type { Log } from '../../core/domain/log-level.ts'
import type { WalletStandard } from '../../core/ports/wallet-standard.ts'
import { untilAborted } from '../aborted.ts'
import type { SendSigned } from '../solana/send-signed.ts'
import { registrationAnnouncements } from './announcements.ts'
import { createWalletDirectory } from './wallet-directory.ts'
import { createWalletSessions } from './wallet-sessions.ts'

/** Solana wallets beside the page (Wallet Standard); without a window, as on a server, there are none. `send` is for wallets that only sign. */
export function createWalletStandard({
  target,
  send,
  log,
}: {
  readonly target: EventTarget | null
  readonly send: SendSigned
  readonly log?: Log | undefined
}): WalletStandard {
  const directory = createWalletDirectory(target)
  return {
    announcements: (_, signal) => registrationAnnouncements(directory).pipe(untilAborted(signal)),
    ...createWalletSessions(directory, send, log),
  }
}
