import { Subject, concat, of, startWith, switchMap } from 'rxjs'
import { namespaceOf } from '../../core/domain/values/caip.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { PlainClock } from '../browser/clock.ts'
import type { WalletChange, WalletSession } from '../../core/ports/connector.ts'
import type { WalletConnect } from '../../core/ports/wallet-connect.ts'
import { failingWhenAborted, rejectOnAbort, untilAborted } from '../ports/aborted.ts'
import { createClock } from '../browser/clock.ts'
import { fetchAddressChecks, paramsFor, resultOf } from '../eip1193/wallet-answers.ts'
import type { RpcByChain } from '../evm/rpc-by-chain.ts'
import type { SendSigned } from '../solana/send-signed.ts'
import { endLateSessions, tearDownSession } from './session-teardown.ts'
import { defaultTimeouts } from './client-context.ts'
import type { Timeouts, ClientContext } from './client-context.ts'
import { forgetProposals } from './prune-proposals.ts'
import { pairingSteps } from './pairing.ts'
import { addToSession, switchSession } from './session-chains.ts'
import { createSessionTracker, sessionOfTopic } from './session-tracker.ts'
import { labelsIn } from './session-labels.ts'
import { namespacesIn } from './session-reading.ts'
import { askSessionOrNodes } from './nodes-instead.ts'
import { listenForRefusals } from './relay-refusals.ts'
import { presentSession } from './session-requests.ts'
import { sendingMethod, signAndSend } from './sign-and-send.ts'
import { startClient, stopClient } from './sign-client.ts'
import type { Client, ClientSettings } from './sign-client.ts'

/**
 * The parts of the port. `metadata` describes the page to wallets and is called for each pairing. `storagePrefix` separates two instances on one
 * page. `openLink` is given only in mobile browsers.
 * `send` sends transactions that a Solana wallet only signs. `askNodes` answers methods that an EVM wallet did not approve. `wish` returns the
 * facts for a sign-in with the pairing. `findStorage` returns the storage of sessions if `storage` is not given.
 */
export type WalletConnectDependencies = Omit<ClientSettings, 'metadata'> & {
  readonly metadata?: () => NonNullable<ClientSettings['metadata']>
  readonly clock?: PlainClock
  readonly timeouts?: Partial<Timeouts>
  readonly now?: () => number
  readonly openLink?: (link: string) => void
  readonly send?: SendSigned
  readonly askNodes?: RpcByChain
  readonly wish?: NonNullable<ClientContext['wish']>
  readonly findStorage?: () => Promise<ClientSettings['storage'] | undefined>
}

/**
 * Creates the port of wallets over a relay (WalletConnect 2). The library and its client are loaded by the first request. `dispose` closes the
 * connection.
 */
export function createWalletConnect(
  dependencies: WalletConnectDependencies,
): WalletConnect & { readonly dispose: () => Promise<void> } {
  const { ready, renewals, close } = createClientHolder(dependencies)
  const inContext = async <Value>(
    signal: AbortSignal,
    use: (context: ClientContext) => Promise<Value>,
  ): Promise<Value> => use(await rejectOnAbort(ready(), signal))

  return {
    pair: (request, signal) => pairingSteps(ready, request).pipe(failingWhenAborted(signal)),
    reconnect: ({ walletKey, chains }, signal) => {
      fetchAddressChecks()
      return inContext(signal, (context) => restored(context, walletKey, chains))
    },
    watch: ({ walletKey }, signal) =>
      renewals.pipe(
        startWith(null),
        switchMap(ready),
        switchMap((context) => changesOf(context, walletKey)),
        untilAborted(signal),
      ),
    switchNetwork: ({ walletKey, chainId }, signal) =>
      inContext(signal, (context) => switchSession(context, walletKey, chainId, signal)),
    addNetwork: ({ walletKey, network }, signal) =>
      inContext(signal, (context) => addToSession(context, walletKey, network, signal)),
    request: ({ walletKey, chainId, method, params }, signal) =>
      inContext(signal, async (context) => {
        const session = presentSession(context, walletKey)
        const ask = method === sendingMethod ? signAndSend : askSessionOrNodes
        const question = {
          session,
          chainId,
          method,
          params: namespaceOf(chainId) === 'eip155' ? paramsFor(params) : params,
        }
        return resultOf(await ask(context, question, signal), method)
      }),
    disconnect: ({ walletKey }, signal) =>
      inContext(signal, async (context) => {
        const failure = await rejectOnAbort(tearDownSession(context, walletKey), signal)
        if (failure) throw failure
        return null
      }),
    dispose: close,
  }
}

/** Creates the holder of one client. The first request starts the client. A retired client is started again by the next request. */
function createClientHolder(dependencies: WalletConnectDependencies) {
  let starting: Promise<ClientContext> | null = null
  let current: Client | null = null
  const renewals = new Subject<null>()
  const retire = async (client: Client) => {
    if (client !== current) return
    starting = null
    current = null
    await stopClient(client, dependencies.storagePrefix)
    renewals.next(null)
  }
  const ready = () => {
    starting ??= createContext(dependencies, retire).then(
      (context) => {
        current = context.client
        return context
      },
      (cause: unknown) => {
        starting = null
        const reason = cause instanceof Error ? cause.message : String(cause)
        throw new LatchkeyError('unreachable', `The pairing library could not start: ${reason}`, { cause })
      },
    )
    return starting
  }
  return {
    ready,
    /** Emits each time a client was retired. */
    renewals,
    close: async () => {
      renewals.complete()
      const context = await starting?.catch(() => null)
      await context?.retire()
    },
  }
}

async function createContext(
  dependencies: WalletConnectDependencies,
  retire: (client: Client) => Promise<void>,
): Promise<ClientContext> {
  const storage = dependencies.storage ?? (await dependencies.findStorage?.())
  const client = await startClient({
    ...dependencies,
    metadata: dependencies.metadata?.(),
    ...(storage && { storage }),
  })
  const now = dependencies.now ?? Date.now
  let turn: Promise<unknown> = Promise.resolve()
  const context: ClientContext = {
    client,
    tracker: createSessionTracker(client),
    refusals: listenForRefusals(client, dependencies.relayUrl, now),
    clock: dependencies.clock ?? createClock(),
    timeouts: { ...defaultTimeouts, ...dependencies.timeouts },
    relayUrl: dependencies.relayUrl,
    now,
    metadata: dependencies.metadata ?? null,
    openLink: dependencies.openLink ?? null,
    send: dependencies.send ?? null,
    askNodes: dependencies.askNodes ?? null,
    wish: dependencies.wish ?? null,
    abandoned: new Set(),
    proposers: new Set(),
    endings: new Map(),
    retire: () => retire(client),
    serialize: (begin) => {
      const begun = turn.then(begin)
      turn = begun.catch(() => {})
      return begun
    },
  }
  endLateSessions(context)
  forgetProposals(context)
  return context
}

async function restored(
  context: ClientContext,
  walletKey: string,
  lastChains: readonly ChainId[],
): Promise<WalletSession | null> {
  const session = sessionOfTopic(context.client, walletKey)
  if (!session) return null
  if (session.expiry * 1000 > context.now()) {
    for (const chainId of lastChains) context.tracker.resume(session, chainId)
    const namespaces = await namespacesIn(session, (namespace) => context.tracker.chainOf(session, namespace))
    return namespaces.length > 0 ? { namespaces, ...labelsIn(session, namespaces) } : null
  }
  await tearDownSession(context, walletKey)
  return null
}

function changesOf({ client, tracker }: ClientContext, walletKey: string) {
  const over: WalletChange = { kind: 'disconnected' }
  return sessionOfTopic(client, walletKey) ? tracker.of(walletKey) : concat(of(over), tracker.of(walletKey))
}
