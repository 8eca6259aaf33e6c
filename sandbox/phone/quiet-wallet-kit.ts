import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { turnOff } from './turn-off.ts'

/** The wallet kit of the public network, as the phone uses it. */
export type QuietWalletKit = {
  readonly kit: InstanceType<typeof WalletKit>
  /** Calls back when the connection to the relay is there, and when it is gone. */
  onConnection(listener: (online: boolean) => void): void
  /** Drops the connection to the relay, as a phone without network does. */
  goOffline(): Promise<void>
  /** Connects again. */
  goOnline(): Promise<void>
  /** Ends timers and sockets. */
  stop(): Promise<void>
}

/** How the wallet kit is set up; `memory` names its storage, which only a browser keeps. */
export type WalletKitOptions = {
  readonly relayUrl: string
  readonly projectId: string
  readonly name: string
  readonly url: string
  readonly memory: string
}

/** Starts the wallet kit so that it talks to this relay and to nothing else. */
export async function startWalletKit(options: WalletKitOptions): Promise<QuietWalletKit> {
  const { relayUrl, projectId, name, url, memory } = options
  const core = new Core({
    relayUrl,
    projectId,
    customStoragePrefix: memory,
    logger: 'silent',
    telemetryEnabled: false,
    ...(typeof window === 'undefined' && { storageOptions: { database: ':memory:' } }),
  })
  // Both would ask public hosts, the second one even with telemetry off.
  core.verify.resolve = () => Promise.resolve(undefined as never)
  core.eventClient.init = () => Promise.resolve()

  const kit = await WalletKit.init({
    core: core as never,
    metadata: { name, url, description: 'The phone wallet of the sandbox.', icons: [] },
  })
  // The kit otherwise waits a second between two requests.
  Reflect.set(kit.engine.signClient.engine, 'requestQueueDelay', 0)
  handleLateDisconnects(kit)
  return {
    kit,
    onConnection(listener) {
      core.relayer.on('relayer_connect', () => listener(true))
      core.relayer.on('relayer_disconnect', () => listener(false))
      listener(core.relayer.connected)
    },
    goOffline: () => core.relayer.transportClose(),
    goOnline: () => core.relayer.transportOpen(),
    stop: () => turnOff(core, memory),
  }
}

/** The kit waits neither for its check of a deletion that the page tells of nor for what it does then, so that their failures would be nobody's to handle. */
function handleLateDisconnects({ core, engine: { signClient } }: QuietWalletKit['kit']): void {
  const { engine, session } = signClient
  for (const part of [engine, core.pairing]) {
    const check: (request: object) => Promise<void> = Reflect.get(part, 'isValidDisconnect')
    Reflect.set(part, 'isValidDisconnect', (request: object) => {
      const checked = check(request)
      checked.catch(() => undefined)
      return checked
    })
  }
  const deleteSession: (request: object) => Promise<void> = Reflect.get(engine, 'deleteSession')
  Reflect.set(engine, 'deleteSession', async (request: { readonly topic: string }) => {
    if (session.keys.includes(request.topic)) await deleteSession(request)
  })
}
