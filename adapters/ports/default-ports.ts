import type { Options } from '../../core/domain/options/options.ts'
import type { Ports } from '../../core/ports/ports.ts'
import { createClock } from '../browser/clock.ts'
import { createClipboard } from '../browser/clipboard.ts'
import { createDevice } from '../browser/device.ts'
import { createSeenClock } from '../browser/seen-clock.ts'
import { createStorage } from '../browser/storage.ts'
import { createPageWallets } from './page-wallets.ts'
import type { PortsWindow } from './ports-window.ts'
import { createServicePorts } from './service-ports.ts'
import { createFramePorts } from './frame-ports.ts'
import { switchablePort } from './guarded-port.ts'
import { createPairingPort } from './pairing-port.ts'
import type { World } from './world.ts'

/** Every port except those that load features and translations, which only an entry can create. */
export type WorldPorts = Omit<Ports, 'features' | 'catalogues'>

/**
 * Creates the ports for the real environment. On a server no wallet announces itself, pairing, storage and clipboard fail as blocked, and there
 * is no frame.
 */
export function defaultPorts(
  options: Options,
  world: World = {},
): { readonly ports: WorldPorts; readonly dispose: () => Promise<void> } {
  const window = world.window === undefined ? pageWindow() : world.window
  const current = world.current ?? (() => options)
  const clock = createClock()
  const servicePorts = createServicePorts({ options, current, window, clock, world })
  const { evm, solana, walletRegistry, dispose: disposeServices, ...services } = servicePorts
  const storage = createStorage({
    find: () => world.storage ?? window?.localStorage,
    projectId: options.projectId,
    target: window,
  })
  const { pairingStorage, siwe, log } = world
  const pairing = createPairingPort({ current, window, pairingStorage, help: { evm, solana, siwe } })
  const secureFrame = createFramePorts({ current, window, storage, world })
  return {
    ports: {
      ...services,
      clock: { ...clock, ...createSeenClock(clock) },
      device: createDevice(window),
      connectors: {
        ...createPageWallets({ current, window, clock, solana, log }),
        'wallet-connect': pairing.walletConnect,
        frame: secureFrame.connector,
      },
      chains: { eip155: evm, solana },
      walletRegistry: switchablePort(walletRegistry, 'registry', current),
      storage,
      clipboard: createClipboard({
        find: () => window?.navigator?.clipboard,
        permissions: () => window?.navigator?.permissions,
      }),
      frame: secureFrame.frame,
    },
    dispose: async () => {
      disposeServices()
      secureFrame.dispose()
      await pairing.dispose()
    },
  }
}

function pageWindow(): PortsWindow | null {
  return typeof globalThis.window === 'undefined' ? null : globalThis.window
}
