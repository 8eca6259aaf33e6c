import type { PlainClock } from '../browser/clock.ts'
import type { Log } from '../../core/domain/log-level.ts'
import type { Injected } from '../../core/ports/injected.ts'
import type { Options } from '../../core/domain/options.ts'
import { untilAborted } from '../aborted.ts'
import { withPublicUrls } from '../with-public-urls.ts'
import { legacyAnnouncements, standardAnnouncements } from './announcements.ts'
import { createWalletDirectory } from './wallet-directory.ts'
import type { WalletWindow } from './wallet-directory.ts'
import { createWalletRequests } from './wallet-requests.ts'

/** Wallets beside the page (EIP-6963, EIP-1193); without a window, as on a server, there are none. */
export function createInjected({
  target,
  clock,
  log,
  options,
}: {
  readonly target: WalletWindow | null
  readonly clock: PlainClock
  readonly log?: Log | undefined
  /** The host's options, by which networks are added to wallets; without them as they are asked for. */
  readonly options?: (() => Options) | undefined
}): Injected {
  const directory = createWalletDirectory(target)
  const requests = createWalletRequests(directory.providerOf, log)
  return {
    announcements: ({ standard }, signal) => {
      const announcements = standard
        ? standardAnnouncements(directory, target, clock)
        : legacyAnnouncements(directory, target)
      return announcements.pipe(untilAborted(signal))
    },
    ...(options ? withPublicUrls(requests, options) : requests),
  }
}
