import type { Options } from '../core/domain/options.ts'
import type { Ports } from '../core/ports/ports.ts'
import type { ClipboardWriter } from './browser/clipboard.ts'
import { createClock } from './browser/clock.ts'
import type { HostStorage } from './browser/host-storage.ts'
import { createInjected } from './injected/injected.ts'
import type { WalletWindow } from './injected/wallet-directory.ts'
import type { LatePorts } from './late-ports.ts'
import { lazy } from './lazy.ts'

/** The part of a browser's window that the ports use. */
export type PortsWindow = WalletWindow & {
  readonly localStorage?: HostStorage
  readonly navigator?: { readonly clipboard?: ClipboardWriter }
}

/** Where the ports find themselves: a window (this page's own by default, none on a server), a storage of the host, our version. */
export type World = {
  readonly window?: PortsWindow | null
  readonly storage?: HostStorage
  readonly version?: string
}

/** The ports over the real world. On a server no wallet announces itself, and storage and clipboard answer that they are blocked. */
export function defaultPorts(
  options: Options,
  world: World = {},
): { readonly ports: Ports; readonly dispose: () => void } {
  const window = world.window === undefined ? pageWindow() : world.window
  const clock = createClock()
  let late: Promise<LatePorts> | null = null
  const latePorts = () => {
    late ??= import('./late-ports.ts').then(({ createLatePorts }) =>
      createLatePorts({
        options,
        version: world.version ?? 'unknown',
        storage: () => world.storage ?? window?.localStorage,
        clipboard: () => window?.navigator?.clipboard,
      }),
    )
    late.catch(() => (late = null))
    return late
  }
  const ports: Ports = {
    clock,
    injected: createInjected({ target: window, clock }),
    evm: lazy(async () => (await import('./evm/evm.ts')).createEvm(), ['balance']),
    walletRegistry: lazy(
      async () => (await latePorts()).walletRegistry,
      ['wallets', 'walletImage', 'assetImage'],
    ),
    storage: lazy(async () => (await latePorts()).storage, ['read', 'write', 'remove']),
    clipboard: lazy(async () => (await latePorts()).clipboard, ['write']),
  }
  return { ports, dispose: () => void late?.then(({ dispose }) => dispose()) }
}

function pageWindow(): PortsWindow | null {
  return typeof globalThis.window === 'undefined' ? null : globalThis.window
}
