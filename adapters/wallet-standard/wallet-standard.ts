import type { Log } from '../../core/domain/options/log-level.ts'
import type { WalletStandard } from '../../core/ports/wallet-standard.ts'
import type { SendSigned } from '../solana/send-signed.ts'
import { registrationAnnouncements } from './announcements.ts'
import { createWalletDirectory } from './wallet-directory.ts'
import type { WalletDirectory } from './wallet-directory.ts'
import { createWalletSessions } from './wallet-sessions.ts'

/**
 * Creates the port of installed Solana wallets (Wallet Standard). Without a window, as on a server, there are none. `send` is for wallets that
 * only sign.
 */
export function createWalletStandard({
  target,
  directory = createWalletDirectory(target),
  send,
  log,
}: {
  readonly target: EventTarget | null
  /** The directory of registered wallets, if one is already listening. */
  readonly directory?: WalletDirectory
  readonly send: SendSigned
  readonly log?: Log | undefined
}): WalletStandard {
  return {
    announcements: registrationAnnouncements(directory),
    ...createWalletSessions(directory, send, log),
  }
}
