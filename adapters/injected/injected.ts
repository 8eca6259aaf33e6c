import type { Clock } from '../../core/ports/clock.ts'
import type { Injected } from '../../core/ports/injected.ts'
import { untilAborted } from '../aborted.ts'
import { lazy } from '../lazy.ts'
import { legacyAnnouncements, standardAnnouncements } from './announcements.ts'
import { createWalletDirectory } from './wallet-directory.ts'
import type { WalletWindow } from './wallet-directory.ts'

const requests = [
  'connect',
  'reconnect',
  'watch',
  'switchNetwork',
  'addNetwork',
  'request',
  'disconnect',
] as const

/** Wallets beside the page (EIP-6963, EIP-1193); without a window, as on a server, there are none. What asks them comes when first needed. */
export function createInjected({
  target,
  clock,
}: {
  readonly target: WalletWindow | null
  readonly clock: Clock
}): Injected {
  const directory = createWalletDirectory(target)
  return {
    announcements: ({ standard }, signal) => {
      const announcements = standard
        ? standardAnnouncements(directory, clock)
        : legacyAnnouncements(directory, target)
      return announcements.pipe(untilAborted(signal))
    },
    ...lazy(
      async () => (await import('./wallet-requests.ts')).createWalletRequests(directory.providerOf),
      requests,
    ),
  }
}
