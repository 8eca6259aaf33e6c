import { Namespace } from './domain/caip.ts'
import type { ChainId } from './domain/caip.ts'
import type { ModalOutcome } from './domain/modal.ts'
import { networkOf } from './domain/network.ts'
import type { Options } from './domain/options.ts'
import { isViewName } from './domain/view-name.ts'
import type { OfferedView } from './domain/views.ts'
import { allEffects } from './effects/all.ts'
import { createEngine } from './engine.ts'
import type { Engine } from './engine.ts'
import { connection } from './events/connection.ts'
import { isOneOf } from './events/define-events.ts'
import type { AnyEventDefinition, EventOf, Stamped } from './events/define-events.ts'
import { engine as engineEvents } from './events/engine.ts'
import { host } from './events/host.ts'
import { modal } from './events/modal.ts'
import { network } from './events/network.ts'
import { walletRequest } from './events/wallet-request.ts'
import type { LateFeatures } from './features/define-feature.ts'
import { endOfFlow } from './flow.ts'
import { endsAttempt, endsDisconnect, endsRequest, endsSwitch, failureAt } from './flow-ends.ts'
import type { Ports } from './ports/ports.ts'
import type { Recorder } from './recording/recorder.ts'
import type { Tape } from './recording/tape.ts'
import { attemptFor, heldSession, isAnybodyThere, sessionOf, walletToLeave } from './reducers/connection.ts'
import type { Session } from './reducers/connection.ts'
import { switchTo } from './reducers/network.ts'
import { createRootReducer } from './reducers/root.ts'
import type { Store } from './store.ts'
import { explained, notDone } from './verb-failure.ts'

/** What to open: a view, or a wallet to connect at once by its key. */
export type OpenRequest = {
  /** The view to begin with; by default `Account` when a wallet is connected, else `Connect`. */
  readonly view?: OfferedView
  /** The key of a wallet to connect at once, such as `com.example.wallet`. */
  readonly wallet?: string
}

/** Latchkey as a host holds it: a store for renderers, and verbs that answer when their flow has ended. */
export type Latchkey = Store & {
  /** Begins to look for wallets and restores the last connection; more than once is once. */
  readonly start: () => void
  /**
   * Ends everything that runs: listeners, timers, the relay, and with `aborted` every verb that waits, or is called before `start`
   * begins anew; `open` and `connect` start by themselves.
   */
  readonly stop: () => void
  /**
   * Opens the modal and answers how it ended, `connected`, `dismissed` or `failed`.
   * @throws {LatchkeyError} `bad-view` for a view that there is not, `bad-request` for what is no request; nothing else.
   */
  readonly open: (request?: OpenRequest) => Promise<ModalOutcome>
  /** Closes the modal as a visitor would; nothing happens when it is closed. */
  readonly close: () => void
  /**
   * Connects an installed wallet by its key and answers the session.
   * @throws {LatchkeyError} `wallet-missing`, `user-rejected`, `request-pending`, `unauthorized`, `no-accounts`, `invalid-address`,
   * `invalid-chain-id`, `malformed-answer`, `timed-out`, `wallet-failed`; `aborted` when another connection overtakes it;
   * `bad-request` before anybody is asked.
   */
  readonly connect: (request: { wallet: string }) => Promise<Session>
  /** Forgets the connection and answers when nothing is connected any more, at once when nothing was; never rejects. */
  readonly disconnect: () => Promise<void>
  /**
   * Asks the wallet for another of your networks and answers when it is there.
   * @throws {LatchkeyError} `user-rejected`, `request-pending`, `chain-not-added`, `method-unsupported`, `wallet-disconnected`,
   * `timed-out`, `wallet-failed`; `aborted` when the connection ends before; `invalid-chain-id` and `network-not-offered` before
   * anybody is asked.
   */
  readonly switchNetwork: (chainId: ChainId) => Promise<void>
  /**
   * Asks the connected wallet for whatever it can do (JSON-RPC, EIP-1193) and answers its result.
   * @throws {LatchkeyError} `unauthorized` also when no wallet is connected, `user-rejected`, `request-pending`,
   * `method-unsupported`, `chain-not-added`, `wallet-disconnected`, `timed-out`, `unreachable`, `wallet-failed`; `aborted` after `stop`;
   * `bad-request` before anybody is asked.
   */
  readonly request: (request: {
    readonly method: string
    readonly params?: unknown
    readonly namespace?: Namespace
  }) => Promise<unknown>
  /** Calls the listener for every event of one kind; what it answers ends that. */
  readonly on: <Definition extends AnyEventDefinition>(
    definition: Definition,
    listener: (event: EventOf<Definition>) => void,
  ) => () => void
  /** Calls the listener for every event; what it answers ends that. */
  readonly onAny: (listener: (event: Stamped) => void) => () => void
  /** Everything so far as a tape; null without a recorder. */
  readonly recording: () => Tape | null
}

/** What a Latchkey is made of; without a recorder nothing is written down. */
export type LatchkeyParts = {
  readonly options: Options
  readonly ports: Ports
  readonly now: () => number
  readonly createId?: () => string
  readonly recorder: Recorder | null
  readonly freeze: boolean
  /** The features that may arrive; by default none. */
  readonly features?: LateFeatures
}

/** Puts a Latchkey together; nothing is asked of the world before `start` or `open`. */
export function assembleLatchkey({
  options,
  ports,
  now,
  createId,
  recorder,
  freeze,
  features,
}: LatchkeyParts): Latchkey {
  const engine = createEngine({
    reducer: createRootReducer({ freeze, ...features }),
    effects: allEffects,
    ...(features && { features }),
    ports: recorder ? recorder.record(ports) : ports,
    now,
    createId: createId ?? countingIds(),
  })
  recorder?.listen(engine)
  engine.dispatch(host.optionsGiven({ options }))
  const initial = engine.state()
  let running = false

  const start = () => {
    if (running) return
    running = true
    engine.dispatch(host.started())
  }

  const onAny = (listener: (event: Stamped) => void) => {
    const subscription = engine.events.subscribe(listener)
    return () => subscription.unsubscribe()
  }

  const session = () => sessionOf(engine.state().connection, 'eip155')

  return {
    state: engine.state,
    initialState: () => initial,
    subscribe: engine.subscribe,
    dispatch: engine.dispatch,
    start,
    stop: () => {
      if (running) engine.dispatch(host.stopped())
      running = false
    },
    open: async (request = {}) => {
      const { view, wallet } = fieldsOf(request)
      if (Object(request) !== request || (wallet !== undefined && typeof wallet !== 'string'))
        throw await explained('bad-request', ({ walletRefused }) => walletRefused('open', request))
      if (view !== undefined && !isViewName(view))
        throw await explained('bad-view', ({ viewRefused }) => viewRefused(view))
      start()
      const closed = nextClosing(engine)
      engine.dispatch(modal.openRequested(view ? { view } : {}))
      if (wallet !== undefined) engine.dispatch(connection.walletChosen({ walletKey: wallet }))
      return closed
    },
    close: () => engine.dispatch(modal.closeRequested()),
    connect: async (request) => {
      const { wallet } = fieldsOf(request)
      if (typeof wallet !== 'string')
        throw await explained('bad-request', ({ walletRefused }) => walletRefused('connect', request))
      start()
      const running = attemptFor(engine.state().connection, wallet)
      const end = await endOfFlow(engine, connection.walletChosen({ walletKey: wallet }), (event, flow) =>
        endsAttempt(event, running ?? flow),
      )
      if (isOneOf(end, connection.attemptFailed))
        throw await notDone(`The wallet "${wallet}" was not connected`, end.data.failure)
      const connected = session()
      if (isOneOf(end, connection.attemptSucceeded) && connected) return connected
      throw await notDone(`The wallet "${wallet}" was not connected`, failureAt(end))
    },
    disconnect: async () => {
      const state = engine.state()
      if (!isAnybodyThere(state)) return
      const isTold = walletToLeave(state) !== null
      await endOfFlow(engine, connection.disconnectRequested(), (event, flow) =>
        endsDisconnect(event, flow, isTold),
      )
    },
    switchNetwork: async (chainId) => {
      if (!networkOf(options.networks, chainId))
        throw await explained('network-not-offered', ({ networkRefused }) =>
          networkRefused(chainId, options.networks),
        )
      const running = switchTo(engine.state().network, chainId)
      const asked = session()?.attempt
      const end = await endOfFlow(
        engine,
        network.chosen({ chainId }),
        (event, flow) => endsSwitch(event, running ?? flow) || session()?.attempt !== asked,
      )
      if (isOneOf(end, network.switchFailed))
        throw await notDone(`The network was not switched to ${chainId}`, end.data.failure)
      if (!isOneOf(end, network.switched, network.preferred))
        throw await notDone(`The network was not switched to ${chainId}`, failureAt(end))
    },
    request: async (request) => {
      const { method, params = [], namespace = 'eip155' } = fieldsOf(request)
      if (typeof method !== 'string' || method.trim() === '' || !Namespace.safeParse(namespace).success)
        throw await explained('bad-request', ({ requestRefused }) => requestRefused(request))
      const sent = walletRequest.sent({ namespace, method, params })
      const held = () => heldSession(engine.state().connection, namespace)?.attempt
      const asked = held()
      const isLeft = () => asked !== undefined && held() !== asked
      const end = await endOfFlow(engine, sent, (event, flow) => endsRequest(event, flow) || isLeft())
      if (isOneOf(end, walletRequest.answered)) return end.data.result
      if (isOneOf(end, walletRequest.failed)) throw await notDone(`${method} was not done`, end.data.failure)
      throw await notDone(
        `${method} was not done`,
        isLeft() ? { code: 'wallet-disconnected' } : failureAt(end),
      )
    },
    on: (definition, listener) => onAny((event) => isOneOf(event, definition) && listener(event)),
    onAny,
    recording: () => recorder?.tape() ?? null,
  }
}

/** The fields of what a host gave, none where it is no object. */
function fieldsOf<Request extends object>(given: Request): Request {
  return Object(given) as Request
}

function countingIds(): () => string {
  let count = 0
  return () => `e${++count}`
}

/** How the modal ends next; one that something broken, or a stop, keeps from opening has ended, too. */
function nextClosing({ events, state, isStopped }: Engine): Promise<ModalOutcome> {
  return new Promise((resolve) => {
    const listening = events.subscribe((event) => {
      const isClosed = isOneOf(event, modal.closed)
      const isBroken = isOneOf(event, engineEvents.effectFailed) && !state().modal.open
      if (!isClosed && !isBroken && !isStopped()) return
      listening.unsubscribe()
      resolve(isClosed ? event.data.outcome : isBroken ? 'failed' : 'dismissed')
    })
  })
}
