import type { Log } from '../core/domain/log-level.ts'
import type { Options } from '../core/domain/options.ts'
import type { Clipboard } from '../core/ports/clipboard.ts'
import type { Clock } from '../core/ports/clock.ts'
import type { AccountNames } from '../core/ports/account-names.ts'
import type { Identity } from '../core/ports/identity.ts'
import type { Analytics } from '../core/ports/analytics.ts'
import type { TokenBalances } from '../core/ports/token-balances.ts'
import type { Storage } from '../core/ports/storage.ts'
import type { WalletRegistry } from '../core/ports/wallet-registry.ts'
import type { PlainClock } from './browser/clock.ts'
import { createSeenClock } from './browser/seen-clock.ts'
import { createClipboard } from './browser/clipboard.ts'
import type { ClipboardParts } from './browser/clipboard.ts'
import { createDeveloperLog } from './developer-log.ts'
import { createStorage } from './browser/storage.ts'
import { withSessions } from './browser/with-sessions.ts'
import type { SessionsCode } from './browser/with-sessions.ts'
import type { HostStorage } from './browser/host-storage.ts'
import { lazy } from './lazy.ts'
import type { UsageWindow } from './analytics/usage-window.ts'
import { createWalletRegistry } from './wallet-registry/wallet-registry.ts'

/** What the late ports stand on: the options, our version, and where storage and clipboard are found when they are asked for. */
export type LatePortsDependencies = {
  readonly options: Options
  readonly version: string
  readonly storage: () => HostStorage | null | undefined
  readonly clipboard: ClipboardParts
  /** The page's window, in which other instances and tabs are heard. */
  readonly target: (EventTarget & UsageWindow) | null
  readonly clock: PlainClock
  readonly log: Log | undefined
  readonly sessions: SessionsCode | undefined
}

/** Ports that a page needs only once it stands, together in one chunk, and the way to those that only some pages need, each in its own; `dispose` revokes the pictures' object URLs. */
export type LatePorts = {
  readonly walletRegistry: WalletRegistry
  readonly storage: Storage
  readonly clipboard: Clipboard
  readonly seenClock: Pick<Clock, 'afterSeen'>
  readonly analytics: Analytics
  readonly tokenBalances: TokenBalances
  readonly identity: Identity
  readonly accountNames: AccountNames
  readonly dispose: () => void
}

/** Makes the late ports. */
export function createLatePorts({
  options,
  version,
  storage,
  clipboard,
  target,
  clock,
  log,
  sessions,
}: LatePortsDependencies): LatePorts {
  const walletRegistry = createWalletRegistry({
    base: options.endpoints.registry,
    projectId: options.projectId,
    sdkVersion: `html-multichain-${version}`,
    ...(log ? { developer: createDeveloperLog(log) } : {}),
  })
  return {
    walletRegistry,
    storage: withSessions(createStorage({ find: storage, projectId: options.projectId, target }), sessions),
    clipboard: createClipboard(clipboard),
    seenClock: createSeenClock(clock),
    analytics: lazy(
      'createAnalytics',
      () => import('./analytics/analytics.ts'),
      ({ createAnalytics }) => createAnalytics({ options, version, window: target }),
      ['isWanted', 'send', 'leavings'],
    ),
    tokenBalances: lazy(
      'createTokenBalances',
      () => import('./token-balances/token-balances.ts'),
      ({ createTokenBalances }) =>
        createTokenBalances({
          base: options.endpoints.blockchainApi,
          projectId: options.projectId,
          version,
        }),
      ['read'],
    ),
    identity: lazy(
      'createIdentity',
      () => import('./identity/identity.ts'),
      ({ createIdentity }) =>
        createIdentity({ base: options.endpoints.blockchainApi, projectId: options.projectId }),
      ['lookUp'],
    ),
    accountNames: lazy(
      'createAccountNames',
      () => import('./account-names/account-names.ts'),
      ({ createAccountNames }) =>
        createAccountNames({
          base: options.endpoints.blockchainApi,
          projectId: options.projectId,
          now: () => Date.now(),
        }),
      ['find', 'suggest', 'message', 'register', 'namesOf'],
    ),
    dispose: walletRegistry.dispose,
  }
}
