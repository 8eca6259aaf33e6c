import type { Options } from '../core/domain/options.ts'
import type { Ports } from '../core/ports/ports.ts'
import type { Injected } from '../core/ports/injected.ts'
import type { WalletConnect } from '../core/ports/wallet-connect.ts'
import { createClock } from './browser/clock.ts'
import type { HostStorage } from './browser/host-storage.ts'
import { createDevice } from './browser/device.ts'
import type { LatePorts } from './late-ports.ts'
import { lazy } from './lazy.ts'
import type { PortsWindow } from './ports-window.ts'
import type { ClientSettings } from './wallet-connect/sign-client.ts'

/** Where the ports find themselves: a window (this page's own by default, none on a server), a storage of the host and one of the pairing library's own kind, our version. */
export type World = {
  readonly window?: PortsWindow | null
  readonly storage?: HostStorage
  readonly pairingStorage?: ClientSettings['storage']
  readonly version?: string
}

/** Every port but the one that loads features, which only an entry can. */
export type WorldPorts = Omit<Ports, 'features'>

const connectorMethods = [
  'reconnect',
  'watch',
  'switchNetwork',
  'addNetwork',
  'request',
  'disconnect',
] as const

/** The ports over the real world. On a server no wallet announces itself, and storage and clipboard answer that they are blocked. */
export function defaultPorts(
  options: Options,
  world: World = {},
): { readonly ports: WorldPorts; readonly dispose: () => Promise<void> } {
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
        target: window,
      }),
    )
    late.catch(() => (late = null))
    return late
  }
  let endPairing = async () => {}
  const openPairing = async () => {
    const { createPagePairing } = await import('./page-pairing.ts')
    const walletConnect = createPagePairing(options, window, world.pairingStorage)
    endPairing = walletConnect.dispose
    return walletConnect
  }
  const ports: WorldPorts = {
    clock,
    device: createDevice(window),
    connectors: {
      injected: lazy<Injected>(
        async () => (await import('./injected/injected.ts')).createInjected({ target: window, clock }),
        ['announcements', 'connect', ...connectorMethods],
      ),
      'wallet-connect': lazy<WalletConnect>(openPairing, ['pair', ...connectorMethods]),
    },
    chains: {
      eip155: lazy(async () => (await import('./evm/evm.ts')).createEvm(), ['balance']),
      solana: lazy(async () => (await import('./solana/solana.ts')).createSolana(), ['balance']),
    },
    walletRegistry: lazy(async () => (await latePorts()).walletRegistry, ['wallets', 'images']),
    storage: lazy(async () => (await latePorts()).storage, ['read', 'write', 'remove', 'watch']),
    clipboard: lazy(async () => (await latePorts()).clipboard, ['write']),
  }
  const dispose = async () => {
    void late?.then((opened) => opened.dispose())
    await endPairing()
  }
  return { ports, dispose }
}

function pageWindow(): PortsWindow | null {
  return typeof globalThis.window === 'undefined' ? null : globalThis.window
}
