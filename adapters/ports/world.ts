import type { Log } from '../../core/domain/options/log-level.ts'
import type { Options } from '../../core/domain/options/options.ts'
import type { HostStorage } from '../browser/host-storage.ts'
import type { FramePlace } from '../frame/frame-place.ts'
import type { PortsWindow } from './ports-window.ts'
import type { SiweAdapter } from '../sign-in/siwe-adapter.ts'
import type { ClientSettings } from '../wallet-connect/sign-client.ts'

/** The environment of the ports. */
export type World = {
  /** The page's window, by default the global one; null on a server. */
  readonly window?: PortsWindow | null
  /** The host's storage, by default that of the window. */
  readonly storage?: HostStorage
  /** Where the pairing library keeps its sessions. */
  readonly pairingStorage?: ClientSettings['storage']
  /** The version of Latchkey. */
  readonly version?: string
  readonly log?: Log
  /** The place of the secure frame if there is no page. */
  readonly framePlace?: (src: string) => FramePlace
  /** The adapter that signs visitors in at the host's server. Without it, nobody can sign in. */
  readonly siwe?: SiweAdapter
  /** Returns the current options. By default, those that the ports are created with. */
  readonly current?: () => Options
}
