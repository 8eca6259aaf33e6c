import { alice } from '../../../fixtures/people.ts'
import { startWalletKit } from '../../../sandbox/phone/quiet-wallet-kit.ts'

/** What a wallet of a test grants, says of itself and answers, and does once its answer is sent; `open` opens its session to one more chain. */
export type PlainWalletOptions = {
  readonly relayUrl: string
  readonly methods: readonly string[]
  readonly address?: string
  readonly redirect?: { readonly native?: string; readonly universal?: string }
  readonly answer: (method: string, open: (chain: string) => Promise<void>) => Promise<unknown>
  readonly afterwards?: (method: string, open: (chain: string) => Promise<void>) => Promise<void>
}

let made = 0

/** A wallet that shares one account on Ethereum and does what it is told, on the real wallet kit. */
export async function plainWallet({
  relayUrl,
  methods,
  address = alice.address,
  redirect,
  answer,
  afterwards = async () => {},
}: PlainWalletOptions): Promise<{
  readonly pair: (uri: string) => Promise<void>
  /** Asks whether the other side of a session is there; ends when it answered. */
  readonly ping: (topic: string) => Promise<void>
  /** Shares these accounts (CAIP-10) of one namespace from now on, and none of any other. */
  readonly shareOnly: (topic: string, namespace: string, accounts: string[]) => Promise<void>
  /** Ends a session. */
  readonly leave: (topic: string) => Promise<void>
  readonly stop: () => Promise<void>
}> {
  made += 1
  const setup = {
    relayUrl,
    projectId: 'latchkey-tests',
    name: 'Plain',
    url: 'http://127.0.0.1',
    memory: `plain-${made}`,
  }
  const { kit, stop } = await startWalletKit(setup)
  if (redirect) Reflect.set(kit.engine.signClient.metadata, 'redirect', redirect)
  const granted = (chains: string[]) => ({
    eip155: {
      chains,
      accounts: chains.map((chain) => `${chain}:${address}`),
      methods: [...methods],
      events: ['chainChanged', 'accountsChanged'],
    },
  })
  kit.on('session_proposal', ({ id }) => void kit.approveSession({ id, namespaces: granted(['eip155:1']) }))
  kit.on('session_request', async ({ id, topic, params }) => {
    const open = async (chain: string) => {
      await kit.updateSession({ topic, namespaces: granted(['eip155:1', chain]) })
    }
    const result = await answer(params.request.method, open)
    await kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result } })
    await afterwards(params.request.method, open)
  })
  return {
    pair: (uri) => kit.pair({ uri }),
    ping: (topic) => kit.engine.signClient.ping({ topic }),
    shareOnly: async (topic, namespace, accounts) => {
      await kit.updateSession({ topic, namespaces: { [namespace]: { accounts, methods: [], events: [] } } })
    },
    leave: (topic) => kit.disconnectSession({ topic, reason: { code: 6000, message: 'User disconnected.' } }),
    stop,
  }
}
