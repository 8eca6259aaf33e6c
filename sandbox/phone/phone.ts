import { overseeAuthentications, type Authentications } from './authentications.ts'
import { phoneAccounts, type PhoneAccount } from './phone-account.ts'
import { readPhoneChains } from './phone-chains.ts'
import { createPhoneStore, type PhoneState, type Policy } from './phone-store.ts'
import { overseeProposals, type Proposals } from './proposals.ts'
import { startWalletKit } from './quiet-wallet-kit.ts'
import { overseeRequests, type Requests } from './requests.ts'
import { overseeSessions, type PhoneSession } from './sessions.ts'

/** Options of a phone. `chains` are JSON-RPC URLs by CAIP-2 id, empty for a chain without a node. */
export type PhoneOptions = {
  readonly relayUrl: string
  readonly projectId: string
  readonly chains: Readonly<Record<string, string>>
  readonly proposals?: Policy
  readonly requests?: Policy
  /** The page's own origin, in a browser. */
  readonly url?: string
  /** The name of the storage. Phones of one process need different names. */
  readonly memory?: string
  /** The initial EVM chain (CAIP-2) and accounts (positions). */
  readonly chain?: string
  readonly shared?: readonly number[]
  /**
   * Methods that the phone lacks, such as `solana_signAndSendTransaction` if it only signs, or `wc_sessionAuthenticate` if it signs in only by a
   * request.
   */
  readonly lacks?: readonly string[]
}

/** A phone with the real wallet kit and real keys. The owner's decisions are methods. */
export type Phone = {
  readonly accounts: readonly PhoneAccount[]
  /** Returns whether the phone can use a chain (CAIP-2). */
  knows(chain: string): boolean
  state(): PhoneState
  sessions(): readonly PhoneSession[]
  /** Calls back after every change of `state()` or `sessions()`. Returns a function that ends that. */
  watch(listener: () => void): () => void
  readonly onProposal: Proposals['listen']
  readonly onRequest: Requests['listen']
  readonly onAuthentication: Authentications['listen']
  behave(policies: Partial<PhoneState['policies']>): void
  /** Pairs with a `wc:` URI of a QR code or a link. */
  pair(uri: string): Promise<void>
  readonly approve: Proposals['approve']
  readonly reject: Proposals['reject']
  readonly signIn: Authentications['approve']
  readonly refuseSignIn: Authentications['reject']
  readonly approveRequest: Requests['approve']
  readonly rejectRequest: Requests['reject']
  /** Switches to an EVM chain (CAIP-2) and notifies every dapp. Throws 4902 for an unknown chain. */
  switchChain(chain: string): Promise<void>
  /** Shares other accounts by position in every session, the first one active. */
  updateAccounts(positions: readonly number[]): Promise<void>
  /** Ends one session, or all. */
  disconnect(topic?: string): Promise<void>
  /** Resolves when the session's dapp has answered. */
  ping(topic: string): Promise<void>
  goOffline(): Promise<void>
  goOnline(): Promise<void>
  stop(): Promise<void>
}

let phonesMade = 0

/** Starts a phone with the given EVM chains. Solana messages are signed for any Solana chain. */
export async function createPhone(options: PhoneOptions): Promise<Phone> {
  phonesMade += 1
  const { relayUrl, projectId, url = 'http://127.0.0.1', memory = `phone-${phonesMade}` } = options
  const accounts = await phoneAccounts()
  const chains = readPhoneChains(options.chains)
  const wallet = await startWalletKit({ relayUrl, projectId, name: 'Pebble', url, memory })
  const store = createPhoneStore({
    proposals: [],
    authentications: [],
    requests: [],
    policies: { proposals: options.proposals ?? 'ask', requests: options.requests ?? 'ask' },
    chain: options.chain ?? chains.first,
    shared: options.shared ?? [0],
    online: false,
  })

  const pick = (positions: readonly number[]) =>
    positions.map((position) => {
      const account = accounts[position]
      if (account) return account
      throw new Error(`The phone has no account ${position}: expected 0 to ${accounts.length - 1}.`)
    })
  async function switchChain(chain: string): Promise<void> {
    chains.evm(chain)
    store.change({ chain })
    await sessions.moveTo(chain)
  }
  const sessions = overseeSessions(wallet, () => store.change({}))
  const proposals = overseeProposals(wallet, store, chains, pick, options.lacks ?? [])
  const requests = overseeRequests(wallet, store, chains, accounts, sessions, switchChain)
  const authentications = overseeAuthentications(wallet, store, chains, pick, options.lacks ?? [])
  wallet.onConnection((online) => store.change({ online }))

  return {
    accounts,
    knows: chains.knows,
    state: store.get,
    sessions: sessions.list,
    watch: store.watch,
    onProposal: proposals.listen,
    onRequest: requests.listen,
    onAuthentication: authentications.listen,
    behave: (change) => store.change({ policies: { ...store.get().policies, ...change } }),
    pair: (uri) => wallet.kit.pair({ uri }),
    approve: proposals.approve,
    reject: proposals.reject,
    signIn: authentications.approve,
    refuseSignIn: authentications.reject,
    approveRequest: requests.approve,
    rejectRequest: requests.reject,
    switchChain,
    async updateAccounts(positions) {
      const chosen = pick(positions)
      store.change({ shared: positions })
      await sessions.share(chosen, store.get().chain)
    },
    disconnect: (topic) => sessions.end(topic ?? null),
    ping: (topic) => wallet.kit.engine.signClient.ping({ topic }),
    goOffline: wallet.goOffline,
    goOnline: wallet.goOnline,
    stop: wallet.stop,
  }
}
