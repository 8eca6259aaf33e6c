import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { isFrameOffered } from '../../core/domain/frame/offered.ts'
import type { ModalPart } from '../../core/domain/shell/modal-parts.ts'
import type { Options } from '../../core/domain/options/options.ts'
import { isTurnedOff } from '../../core/domain/options/switched-off.ts'
import type { Connector } from '../../core/ports/connector.ts'
import type { AskedFrame } from '../../core/ports/frame.ts'
import type { Ports } from '../../core/ports/ports.ts'
import type { WalletConnect } from '../../core/ports/wallet-connect.ts'
import { createClock } from '../browser/clock.ts'
import { createClipboard } from '../browser/clipboard.ts'
import { createDevice } from '../browser/device.ts'
import { createSeenClock } from '../browser/seen-clock.ts'
import { createStorage } from '../browser/storage.ts'
import type { MethodsOnly } from './proxy-port.ts'
import { lazy } from './lazy.ts'
import { failingPort } from './failing-port.ts'
import type { PageFrame } from './page-frame.ts'
import { createPageWallets } from './page-wallets.ts'
import type { PortsWindow } from './ports-window.ts'
import { createServicePorts } from './service-ports.ts'
import { guardedPort } from './guarded-port.ts'
import type { World } from './world.ts'

type PairingModule = typeof import('./page-pairing.ts')
type FrameModule = typeof import('./page-frame.ts')

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
  const {
    evm,
    solana,
    dispose: disposeServices,
    ...services
  } = createServicePorts({
    options,
    current,
    window,
    clock,
    world,
  })
  const storage = createStorage({
    find: () => world.storage ?? window?.localStorage,
    projectId: options.projectId,
    target: window,
  })
  const offers = (part: ModalPart) => !isTurnedOff(current(), part)
  let endPairing: (() => Promise<void>) | null = null
  const openPairing = ({ createPagePairing }: PairingModule) => {
    const help = { evm, solana, siwe: world.siwe }
    const walletConnect = createPagePairing(current, window, world.pairingStorage, help)
    endPairing = walletConnect.dispose
    return walletConnect
  }
  let pageFrame: PageFrame | null = null
  const openFrame = ({ createPageFrame }: FrameModule) => {
    pageFrame ??= createPageFrame(current, window, storage, world.version ?? 'unknown', world.framePlace)
    return pageFrame
  }
  const inPageFrame = <Port extends MethodsOnly<Port>>(portOf: (page: PageFrame) => Port): Port =>
    guardedPort(
      lazy(
        'createPageFrame',
        () => import('./page-frame.ts'),
        (module) => portOf(openFrame(module)),
      ),
      (method) =>
        (pageFrame !== null && method === 'disconnect') ||
        ((window !== null || world.framePlace !== undefined) && isFrameOffered(current())),
      noFrame(),
    )
  return {
    ports: {
      ...services,
      clock: { ...clock, ...createSeenClock(clock) },
      device: createDevice(window),
      connectors: {
        ...createPageWallets({ current, window, clock, solana, log: world.log }),
        'wallet-connect':
          window || world.pairingStorage
            ? guardedPort<WalletConnect>(
                lazy('createPagePairing', () => import('./page-pairing.ts'), openPairing),
                (method) => offers('pairing') || (endPairing !== null && method === 'disconnect'),
                partOff('pairing'),
              )
            : failingPort<WalletConnect>(noPage()),
        frame: inPageFrame<Connector>(({ connector }) => connector),
      },
      chains: { eip155: evm, solana },
      walletRegistry: guardedPort(services.walletRegistry, () => offers('registry'), partOff('registry')),
      storage,
      clipboard: createClipboard({
        find: () => window?.navigator?.clipboard,
        permissions: () => window?.navigator?.permissions,
      }),
      frame: inPageFrame<AskedFrame>(({ frame }) => frame),
    },
    dispose: async () => {
      disposeServices()
      pageFrame?.dispose()
      await endPairing?.()
    },
  }
}

function noPage(): LatchkeyError {
  return new LatchkeyError('storage-blocked', 'Nothing here could keep a pairing.')
}

function partOff(part: ModalPart): LatchkeyError {
  return new LatchkeyError('feature-disabled', `The options switch the feature "${part}" off.`)
}

function noFrame(): LatchkeyError {
  return new LatchkeyError('unreachable', 'It needs a browser, and email or socials.')
}

function pageWindow(): PortsWindow | null {
  return typeof globalThis.window === 'undefined' ? null : globalThis.window
}
