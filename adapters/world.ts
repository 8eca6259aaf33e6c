import type { Log } from '../core/domain/log-level.ts'
import type { Options } from '../core/domain/options.ts'
import type { HostStorage } from './browser/host-storage.ts'
import type { FramePlace } from './frame/frame-place.ts'
import type { PortsWindow } from './ports-window.ts'
import type { SiweAdapter } from './sign-in/siwe-adapter.ts'
import type { ClientSettings } from './wallet-connect/sign-client.ts'

/** Where the ports find themselves: a window (this page's own by default, none on a server), a storage of the host and one of the pairing library's own kind, our version. */
export type World = {
  readonly window?: PortsWindow | null
  readonly storage?: HostStorage
  readonly pairingStorage?: ClientSettings['storage']
  readonly version?: string
  readonly log?: Log
  /** Where the secure frame is, in a world without a page. */
  readonly framePlace?: (src: string) => FramePlace
  /** What signs visitors in at the host's server; without it nobody can. */
  readonly siwe?: SiweAdapter
  /** The options as they stand now; by default those that the ports are made with. */
  readonly current?: () => Options
}
