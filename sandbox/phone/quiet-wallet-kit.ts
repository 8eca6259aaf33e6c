import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { turnOff } from './turn-off.ts'

/** The public network's wallet kit, as the phone uses it. */
export type QuietWalletKit = {
  readonly kit: InstanceType<typeof WalletKit>
  /** Calls back when the relay is connected or disconnected. */
  onConnection(listener: (online: boolean) => void): void
  /** Disconnects from the relay, like a phone without a network. */
  goOffline(): Promise<void>
  /** Reconnects to the relay. */
  goOnline(): Promise<void>
  /** Ends timers and sockets. */
  stop(): Promise<void>
}

/** Options of the wallet kit. `memory` names its storage, which is persistent only in a browser. */
export type WalletKitOptions = {
  readonly relayUrl: string
  readonly projectId: string
  readonly name: string
  readonly url: string
  readonly memory: string
}

/** Starts the wallet kit so that it connects only to this relay. */
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
  // Both would contact public hosts, the second one even with telemetry off.
  core.verify.resolve = () => Promise.resolve(undefined as never)
  core.eventClient.init = () => Promise.resolve()

  const kit = await WalletKit.init({
    core: core as never,
    metadata: { name, url, description: 'The phone wallet of the sandbox.', icons: [] },
  })
  // By default the kit waits a second between two requests.
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

/** Prevents unhandled rejections. The kit awaits neither its check of the page's deletion nor the deletion itself. */
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
