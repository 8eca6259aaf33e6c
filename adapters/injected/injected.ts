import type { PlainClock } from '../browser/clock.ts'
import type { Log } from '../../core/domain/options/log-level.ts'
import type { Injected } from '../../core/ports/injected.ts'
import type { Options } from '../../core/domain/options/options.ts'
import { withPublicUrls } from '../network/with-public-urls.ts'
import { injectedAnnouncements } from './announcements.ts'
import { createWalletDirectory } from './wallet-directory.ts'
import type { WalletDirectory, WalletWindow } from './wallet-directory.ts'
import { createWalletRequests } from './wallet-requests.ts'

/** Creates the port of installed EVM wallets (EIP-6963, EIP-1193). Without a window, as on a server, there are none. */
export function createInjected({
  target,
  directory = createWalletDirectory(target),
  clock,
  log,
  options,
}: {
  readonly target: WalletWindow | null
  /** The directory of installed wallets, if one is already listening. */
  readonly directory?: WalletDirectory
  readonly clock: PlainClock
  readonly log?: Log | undefined
  /** The host's options, by which networks are added to wallets. Without them, a network is added as requested. */
  readonly options?: (() => Options) | undefined
}): Injected {
  const requests = createWalletRequests(directory.providerOf, log)
  return {
    announcements: injectedAnnouncements(directory, target, clock),
    ...(options ? withPublicUrls(requests, options) : requests),
  }
}
