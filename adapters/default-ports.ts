import { isMobile } from '../core/domain/device.ts'
import type { Options } from '../core/domain/options.ts'
import type { Ports } from '../core/ports/ports.ts'
import type { ClipboardWriter } from './browser/clipboard.ts'
import type { WalletConnect } from '../core/ports/wallet-connect.ts'
import { createClock } from './browser/clock.ts'
import type { HostStorage } from './browser/host-storage.ts'
import { createDevice, deviceOf } from './browser/device.ts'
import type { DeviceWindow } from './browser/device.ts'
import { createInjected } from './injected/injected.ts'
import type { WalletWindow } from './injected/wallet-directory.ts'
import type { LatePorts } from './late-ports.ts'
import { lazy } from './lazy.ts'
import type { ClientSettings } from './wallet-connect/sign-client.ts'

/** The part of a browser's window that the ports use. */
export type PortsWindow = WalletWindow &
  DeviceWindow & {
    readonly open?: (link: string, target: string) => unknown
    readonly location?: { readonly hostname: string; readonly origin: string }
    readonly localStorage?: HostStorage
    readonly navigator?: DeviceWindow['navigator'] & { readonly clipboard?: ClipboardWriter }
  }

/** Where the ports find themselves: a window (this page's own by default, none on a server), a storage of the host and one of the pairing library's own kind, our version. */
export type World = {
  readonly window?: PortsWindow | null
  readonly storage?: HostStorage
  readonly pairingStorage?: ClientSettings['storage']
  readonly version?: string
}

/** Every port but the one that loads features, which only an entry can. */
export type WorldPorts = Omit<Ports, 'features'>

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
    const { createWalletConnect } = await import('./wallet-connect/wallet-connect.ts')
    const walletConnect = createWalletConnect({
      projectId: options.projectId,
      relayUrl: options.endpoints.relay,
      storagePrefix: `latchkey/${options.projectId}`,
      metadata: options.metadata ?? pageMetadata(window),
      ...(world.pairingStorage && { storage: world.pairingStorage }),
      ...(window?.open && isMobile(deviceOf(window))
        ? { openLink: (link: string) => openApp(window, link) }
        : {}),
    })
    endPairing = walletConnect.dispose
    return walletConnect
  }
  const ports: WorldPorts = {
    clock,
    device: createDevice(window),
    connectors: {
      injected: createInjected({ target: window, clock }),
      'wallet-connect': lazy<WalletConnect>(openPairing, [
        'pair',
        'request',
        'reconnect',
        'watch',
        'switchNetwork',
        'addNetwork',
        'disconnect',
      ]),
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

/** Brings a wallet's app to the front; inside Telegram only https links may be opened. */
function openApp(window: PortsWindow, link: string): void {
  if (!deviceOf(window).isTelegram || link.startsWith('https:')) window.open?.(link, '_self')
}

/** How wallets are told about a host that gave no metadata. */
function pageMetadata(window: PortsWindow | null): NonNullable<Options['metadata']> {
  const { hostname = 'localhost', origin = 'http://localhost' } = window?.location ?? {}
  return { name: hostname, description: hostname, url: origin, icons: [] }
}

function pageWindow(): PortsWindow | null {
  return typeof globalThis.window === 'undefined' ? null : globalThis.window
}
