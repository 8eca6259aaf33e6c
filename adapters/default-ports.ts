import type { Options } from '../core/domain/options.ts'
import type { Ports } from '../core/ports/ports.ts'
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

type LatePortsModule = typeof import('./late-ports.ts')
type PairingModule = typeof import('./page-pairing.ts')

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
  let late: LatePorts | null = null
  const latePorts = ({ createLatePorts }: LatePortsModule) => {
    late ??= createLatePorts({
      options,
      version: world.version ?? 'unknown',
      storage: () => world.storage ?? window?.localStorage,
      clipboard: () => window?.navigator?.clipboard,
      target: window,
    })
    return late
  }
  const loadLatePorts = () => import('./late-ports.ts')
  const endpoint = { base: options.endpoints.blockchainApi, projectId: options.projectId }
  const evm = lazy(
    'createEvm',
    () => import('./evm/evm.ts'),
    ({ createEvm }) => createEvm({ endpoint }),
    ['balance', 'ask'],
  )
  const solana = lazy(
    'createSolana',
    () => import('./solana/solana.ts'),
    ({ createSolana }) => createSolana({ endpoint }),
    ['balance', 'tokens', 'fees', 'blockhash', 'send'],
  )
  const watchOf = (name: 'newBlocks' | 'accountChanges') =>
    lazy(
      'createChainWatch',
      () => import('./chain-socket/chain-watch.ts'),
      ({ createChainWatch }) => createChainWatch(name),
      ['watch'],
    )
  let endPairing = async () => {}
  const openPairing = ({ createPagePairing }: PairingModule) => {
    const walletConnect = createPagePairing(options, window, world.pairingStorage, { evm, solana })
    endPairing = walletConnect.dispose
    return walletConnect
  }
  const ports: WorldPorts = {
    clock,
    device: createDevice(window),
    connectors: {
      injected: lazy(
        'createInjected',
        () => import('./injected/injected.ts'),
        ({ createInjected }) => createInjected({ target: window, clock }),
        ['announcements', 'connect', ...connectorMethods],
      ),
      'wallet-standard': lazy(
        'createPageWalletStandard',
        () => import('./page-wallet-standard.ts'),
        ({ createPageWalletStandard }) => createPageWalletStandard(options, window, solana),
        ['announcements', 'connect', ...connectorMethods],
      ),
      'wallet-connect': lazy('createPagePairing', () => import('./page-pairing.ts'), openPairing, [
        'pair',
        ...connectorMethods,
      ]),
    },
    chains: {
      eip155: { ...evm, ...watchOf('newBlocks') },
      solana: { ...solana, ...watchOf('accountChanges') },
    },
    walletRegistry: lazy('createLatePorts', loadLatePorts, (module) => latePorts(module).walletRegistry, [
      'wallets',
      'imageAddresses',
      'images',
    ]),
    storage: lazy('createLatePorts', loadLatePorts, (module) => latePorts(module).storage, [
      'read',
      'write',
      'remove',
      'watch',
    ]),
    clipboard: lazy('createLatePorts', loadLatePorts, (module) => latePorts(module).clipboard, ['write']),
  }
  const dispose = async () => {
    late?.dispose()
    await endPairing()
  }
  return { ports, dispose }
}

function pageWindow(): PortsWindow | null {
  return typeof globalThis.window === 'undefined' ? null : globalThis.window
}
