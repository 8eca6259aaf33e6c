import type { UsageWindow } from '../analytics/usage-window.ts'
import type { BrowserClipboard, BrowserPermissions } from '../browser/clipboard.ts'
import type { DeviceWindow } from '../browser/device.ts'
import type { HostStorage } from '../browser/host-storage.ts'
import type { WalletWindow } from '../injected/wallet-directory.ts'

/** The part of a browser's window that the ports use. */
export type PortsWindow = WalletWindow &
  DeviceWindow & {
    readonly open?: (link: string, target: string, features?: string) => unknown
    readonly location?: { readonly hostname: string; readonly origin: string }
    readonly localStorage?: HostStorage
    readonly matchMedia?: (query: string) => { readonly matches: boolean }
    readonly document?: UsageWindow['document']
    readonly navigator?: DeviceWindow['navigator'] &
      UsageWindow['navigator'] & {
        readonly clipboard?: BrowserClipboard
        readonly permissions?: BrowserPermissions
        readonly language?: string
      }
  }
