import { SignClient } from '@walletconnect/sign-client'
import { turnOff } from '../../sandbox/phone/turn-off.ts'

/** A dapp on the real pairing client. */
export type Dapp = {
  readonly client: Awaited<ReturnType<typeof SignClient.init>>
  /** Asks for a session on EVM chains and Solana; the session arrives when the phone has approved. */
  propose(): Promise<{ readonly uri: string; readonly session: Promise<DappSession> }>
  /** The next event of this name. */
  heard(name: string): Promise<{ readonly topic: string; readonly params: unknown }>
  stop(): Promise<void>
}

/** The session as the dapp sees it. */
export type DappSession = {
  readonly topic: string
  readonly namespaces: Readonly<Record<string, { readonly accounts: readonly string[] }>>
}

/** A Solana chain: the first 32 characters of the genesis hash of its main network. */
export const solanaChain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const wishes = {
  eip155: {
    chains: ['eip155:1', 'eip155:137', 'eip155:424242'],
    methods: [
      'personal_sign',
      'eth_sendTransaction',
      'eth_signTypedData_v4',
      'wallet_switchEthereumChain',
      'eth_dance',
    ],
    events: ['chainChanged', 'accountsChanged'],
  },
  solana: { chains: [solanaChain], methods: ['solana_signMessage'], events: [] },
}

let dappsMade = 0

/** Starts a dapp that talks to this relay and to nothing else. */
export async function startDapp(relayUrl: string, projectId = 'test'): Promise<Dapp> {
  dappsMade += 1
  const customStoragePrefix = `dapp-${dappsMade}`
  const client = await SignClient.init({
    relayUrl,
    projectId,
    customStoragePrefix,
    storageOptions: { database: ':memory:' },
    logger: 'silent',
    telemetryEnabled: false,
    metadata: { name: 'Ferry', description: 'A dapp under test', url: 'http://127.0.0.1', icons: [] },
  })
  client.core.verify.register = async () => ''
  return {
    client,
    async propose() {
      const { uri = '', approval } = await client.connect({ optionalNamespaces: wishes })
      return { uri, session: approval() }
    },
    heard: (name) => new Promise((resolve) => void client.once(name as 'session_event', resolve as never)),
    stop: () => turnOff(client.core, customStoragePrefix),
  }
}
