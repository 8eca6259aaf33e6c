import type { Log } from '../core/domain/log-level.ts'
import { LatchkeyError } from '../core/domain/latchkey-error.ts'
import { isFrameOffered } from '../core/domain/frame-offered.ts'
import type { Options } from '../core/domain/options.ts'
import type { AskedFrame } from '../core/ports/frame.ts'
import type { Ports } from '../core/ports/ports.ts'
import type { WalletConnect } from '../core/ports/wallet-connect.ts'
import { createClock } from './browser/clock.ts'
import type { HostStorage } from './browser/host-storage.ts'
import { createDevice } from './browser/device.ts'
import type { SessionsCode } from './browser/with-sessions.ts'
import type { FramePlace } from './frame/frame-place.ts'
import type { LatePorts } from './late-ports.ts'
import { lazy } from './lazy.ts'
import type { PortMethod } from './lazy.ts'
import { nowhere } from './nowhere.ts'
import type { PageFrame } from './page-frame.ts'
import { connectorMethods, frameMethods, pairingMethods } from './port-methods.ts'
import type { PortsWindow } from './ports-window.ts'
import type { SiweAdapter } from './sign-in/siwe-adapter.ts'
import type { ClientSettings } from './wallet-connect/sign-client.ts'
import { whereOffered } from './where-offered.ts'

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
  /** What follows sessions, where it comes later than these ports: whoever answers that there is one, or was, brings it. */
  readonly sessions?: SessionsCode
}

type LatePortsModule = typeof import('./late-ports.ts')
type PairingModule = typeof import('./page-pairing.ts')
type FrameModule = typeof import('./page-frame.ts')

/** Every port but those that load features and words, which only an entry can. */
export type WorldPorts = Omit<Ports, 'features' | 'catalogues'>

/** The ports over the real world. On a server no wallet announces itself, pairing, storage and clipboard answer that they are blocked, and there is no frame. */
export function defaultPorts(
  options: Options,
  world: World = {},
): { readonly ports: WorldPorts; readonly dispose: () => Promise<void> } {
  const window = world.window === undefined ? pageWindow() : world.window
  const current = world.current ?? (() => options)
  const clock = createClock()
  let late: LatePorts | null = null
  const latePorts = ({ createLatePorts }: LatePortsModule) => {
    late ??= createLatePorts({
      options,
      version: world.version ?? 'unknown',
      storage: () => world.storage ?? window?.localStorage,
      clipboard: {
        find: () => window?.navigator?.clipboard,
        permissions: () => window?.navigator?.permissions,
      },
      target: window,
      clock,
      log: world.log,
      sessions: world.sessions,
    })
    return late
  }
  const inLatePorts = <Port extends { readonly [Method in keyof Port]: PortMethod }>(
    portOf: (ports: LatePorts) => Port,
    methods: readonly (keyof Port)[],
    patient: readonly (keyof Port)[] = [],
  ): Port =>
    lazy(
      'createLatePorts',
      () => import('./late-ports.ts'),
      (module) => portOf(latePorts(module)),
      methods,
      patient,
    )
  const withSessions =
    <Module>(load: () => Promise<Module>) =>
    async () => {
      const [module] = await Promise.all([load(), world.sessions?.loadPatiently()])
      return module
    }
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
    const help = { evm, solana, siwe: world.siwe }
    const walletConnect = createPagePairing(current, window, world.pairingStorage, help)
    endPairing = walletConnect.dispose
    return walletConnect
  }
  let pageFrame: PageFrame | null = null
  const openFrame = ({ createPageFrame }: FrameModule) => {
    pageFrame ??= createPageFrame(
      current,
      window,
      ports.storage,
      world.version ?? 'unknown',
      world.framePlace,
    )
    return pageFrame
  }
  const inPageFrame = <Port extends { readonly [Method in keyof Port]: PortMethod }>(
    portOf: (page: PageFrame) => Port,
    methods: readonly (keyof Port)[],
  ): Port =>
    whereOffered(
      lazy(
        'createPageFrame',
        withSessions(() => import('./page-frame.ts')),
        (module) => portOf(openFrame(module)),
        methods,
      ),
      (method) =>
        (pageFrame !== null && method === 'disconnect') ||
        ((window !== null || world.framePlace !== undefined) && isFrameOffered(current())),
      noFrame(),
    )
  const ports: WorldPorts = {
    clock: { ...clock, ...inLatePorts(({ seenClock }) => seenClock, ['afterSeen']) },
    device: createDevice(window),
    connectors: {
      injected: lazy(
        'createInjected',
        () => import('./injected/injected.ts'),
        ({ createInjected }) => createInjected({ target: window, clock, log: world.log }),
        ['announcements', 'connect', ...connectorMethods],
        ['announcements'],
      ),
      'wallet-standard': lazy(
        'createPageWalletStandard',
        () => import('./page-wallet-standard.ts'),
        ({ createPageWalletStandard }) => createPageWalletStandard(current, window, solana, world.log),
        ['announcements', 'connect', ...connectorMethods],
        ['announcements'],
      ),
      'wallet-connect':
        window || world.pairingStorage
          ? lazy(
              'createPagePairing',
              withSessions(() => import('./page-pairing.ts')),
              openPairing,
              pairingMethods,
            )
          : nowhere<WalletConnect>(pairingMethods, noPage()),
      frame: inPageFrame(({ connector }) => connector, ['connect', ...connectorMethods]),
    },
    chains: {
      eip155: { ...evm, ...watchOf('newBlocks') },
      solana: { ...solana, ...watchOf('accountChanges') },
    },
    walletRegistry: inLatePorts(
      ({ walletRegistry }) => walletRegistry,
      ['wallets', 'imageAddresses', 'images'],
    ),
    storage: inLatePorts(({ storage }) => storage, ['read', 'write', 'remove', 'watch'], ['read', 'watch']),
    clipboard: inLatePorts(({ clipboard }) => clipboard, ['write', 'read', 'readable']),
    analytics: inLatePorts(({ analytics }) => analytics, ['isWanted', 'send', 'leavings']),
    tokenBalances: inLatePorts(({ tokenBalances }) => tokenBalances, ['read']),
    identity: inLatePorts(({ identity }) => identity, ['lookUp']),
    accountNames: inLatePorts(
      ({ accountNames }) => accountNames,
      ['find', 'suggest', 'message', 'register', 'namesOf'],
    ),
    frame: inPageFrame<AskedFrame>(({ frame }) => frame, frameMethods),
    signIn: lazy(
      'createPageSignIn',
      () => import('./sign-in/page-sign-in.ts'),
      ({ createPageSignIn }) => createPageSignIn(world.siwe, current, window, world.log),
      ['rules', 'session', 'message', 'verify', 'signOut', 'settled', 'tell'],
    ),
    transactions: lazy(
      'createTransactions',
      () => import('./transactions/transactions.ts'),
      ({ createTransactions }) => createTransactions({ ...endpoint, evm }),
      ['history', 'settlement'],
    ),
    swap: lazy(
      'createSwap',
      () => import('./swap/swap.ts'),
      ({ createSwap }) =>
        createSwap({
          ...endpoint,
          version: world.version ?? 'unknown',
          spenders: options.swapSpenders,
        }),
      ['tokens', 'price', 'quote', 'gasPrice', 'allowance', 'approval', 'permitDomain', 'transaction'],
    ),
    onRamp: lazy(
      'createPageOnRamp',
      () => import('./page-on-ramp.ts'),
      ({ createPageOnRamp }) => createPageOnRamp(endpoint, window, clock),
      ['options', 'quote', 'link', 'prepareWindow', 'openWindow', 'leadWindow', 'closeWindow'],
    ),
    send: lazy(
      'createSend',
      () => import('./send/send.ts'),
      ({ createSend }) => createSend({ evm, endpoint }),
      ['estimate', 'receiver', 'transaction'],
    ),
  }
  const dispose = async () => {
    late?.dispose()
    pageFrame?.dispose()
    await endPairing()
  }
  return { ports, dispose }
}

function noPage(): LatchkeyError {
  return new LatchkeyError('storage-blocked', 'Nothing here could keep a pairing.')
}

function noFrame(): LatchkeyError {
  return new LatchkeyError('unreachable', 'It needs a browser, and email or socials.')
}

function pageWindow(): PortsWindow | null {
  return typeof globalThis.window === 'undefined' ? null : globalThis.window
}
