import { allNamespaces, defaultNamespace, isNamespace, namespaceOf } from './domain/caip.ts'
import type { ChainId, Namespace } from './domain/caip.ts'
import type { ModalOutcome } from './domain/modal.ts'
import { networkOf } from './domain/network.ts'
import { routeOf, wrongArgument } from './domain/route.ts'
import type { Route } from './domain/route.ts'
import { isViewName } from './domain/view-name.ts'
import { offFeature } from './domain/view-off.ts'
import type { OfferedView } from './domain/views.ts'
import type { Engine } from './engine.ts'
import { connection } from './events/connection.ts'
import { isOneOf } from './events/define-events.ts'
import type { Stamped } from './events/define-events.ts'
import { modal } from './events/modal.ts'
import { network } from './events/network.ts'
import { walletRequest } from './events/wallet-request.ts'
import { endOfFlow, nextClosing } from './flow.ts'
import type { GivingUp } from './giving-up.ts'
import { endsAttempt, endsDisconnect, endsRequest, endsSwitch, failureAt } from './flow-ends.ts'
import type { Ports } from './ports/ports.ts'
import type { Connection } from './reducers/connection.ts'
import { switchTo } from './selectors/network-switch.ts'
import { attemptFor } from './selectors/attempts.ts'
import { sessionsIn } from './selectors/serving-sessions.ts'
import { walletsToLeave } from './selectors/reached-wallets.ts'
import { heldSession, isUnknown } from './selectors/sessions.ts'
import { wholeSession } from './selectors/whole-session.ts'
import type { WholeSession } from './selectors/whole-session.ts'
import { untilKept } from './until-kept.ts'
import { explained, notDone } from './verb-failure.ts'
import { whenSo } from './when-so.ts'

/** What to open: a view with its arguments, or a wallet to connect at once by its key. */
export type OpenRequest = OpenedView & {
  /** The view to begin with; by default `Account` when a wallet is connected, else `Connect`. */
  readonly view?: OfferedView | undefined
  /** The key of a wallet to connect at once, such as `com.example.wallet`. */
  readonly wallet?: string
}

/** The view to begin with and what it begins with; by default `Account` when a wallet is connected, else `Connect`. */
export type OpenedView = { readonly view?: undefined } | Route<OfferedView>

type WalletRequest = { readonly method: string; readonly params?: unknown; readonly namespace?: Namespace }

/** What a host can do: each verb answers when its flow has ended, and every one settles; where our code does not arrive, all but `open` with `unreachable`. `Id` are the networks that `switchNetwork` takes. */
export type Verbs<Id extends ChainId = ChainId> = {
  /**
   * Answers once it is known who is connected, in one namespace or in all: at once, or when the wallets of an earlier visit were restored or given up. Starts what nobody started yet.
   * @throws {LatchkeyError} `aborted` where `stop` was called, before or meanwhile; `unreachable` where our code does not come.
   */
  readonly ready: (request?: { readonly namespace?: Namespace }) => Promise<void>
  /**
   * Opens the modal and answers how it ended, `connected`, `dismissed` or `failed`.
   * @throws {LatchkeyError} `bad-view` for a view that there is not, `feature-disabled` for one whose feature your options switch off, `bad-request` for what is no request, for an argument that the view does not have or that does not fit, and on a server, where no modal can be; `aborted` after a stop; nothing else.
   */
  readonly open: (request?: OpenRequest) => Promise<ModalOutcome>
  /** Closes the modal as a visitor would; nothing happens when it is closed. */
  readonly close: () => void
  /**
   * Connects an installed wallet by its key and answers the session, what it shares in each namespace, once it is kept for the next visit, or storage did not keep it in time.
   * @throws {LatchkeyError} `wallet-missing`, `user-rejected`, `request-pending`, `unauthorized`, `no-accounts`, `invalid-address`,
   * `invalid-chain-id`, `malformed-answer`, `timed-out`, `wallet-failed`; `aborted` when another connection overtakes it, and after a
   * stop, and once `signal` aborts, where the wallet may still connect; `bad-request` before anybody is asked.
   */
  readonly connect: (request: { wallet: string } & GivingUp) => Promise<WholeSession>
  /**
   * Ends every session, or the one that serves a namespace with all that it serves, and answers when its wallet was told and storage forgot it, at once when
   * nothing was connected.
   * @throws {LatchkeyError} `bad-request` for what is no request, or a namespace that there is not; nothing else.
   */
  readonly disconnect: (request?: { readonly namespace?: Namespace }) => Promise<void>
  /**
   * Asks the wallet for another of your networks and answers when it is there; a wallet of an earlier visit that is being restored is waited for. Where only a wallet of another kind is connected, it is
   * asked if it serves this kind, too, or the modal shows the visitor which wallet is needed.
   * @throws {LatchkeyError} `unauthorized` where no wallet of that kind is connected, or it is locked, `user-rejected`, `request-pending`, `chain-not-added`, `method-unsupported`, `wallet-disconnected`,
   * `timed-out`, `chain-mismatch` where the wallet agreed and stayed, `wallet-failed`; `aborted` when the connection ends before, or while the wallet is still to come another switch of its kind overtakes it, and once `signal` aborts, where the wallet may still move; `invalid-chain-id` and `network-not-offered` before
   * anybody is asked.
   */
  switchNetwork(this: void, chainId: Id, patience?: GivingUp): Promise<void>
  /**
   * Asks the connected wallet for whatever it can do (JSON-RPC, EIP-1193) and answers its result; one of an earlier visit that is being restored, or one that is asked to connect, is waited for.
   * @throws {LatchkeyError} `unauthorized` also when no wallet is connected, `user-rejected`, `request-pending`,
   * `method-unsupported`, `chain-not-added`, `wallet-disconnected`, `timed-out`, `unreachable`, `wallet-failed`; what a node said of a
   * transaction, such as `insufficient-funds` or `execution-reverted`; `aborted` after `stop`, and once `signal` aborts, where the wallet may still do it; `bad-request` before anybody is asked.
   */
  readonly request: (request: WalletRequest & GivingUp) => Promise<unknown>
}

type AskingVerb = 'connect' | 'switchNetwork' | 'request'

/** The verbs as they begin: those that ask a wallet say when they do. */
export type VerbsBegun = Omit<Verbs, AskingVerb> & {
  readonly [Name in AskingVerb]: (
    asks: () => void,
    ...given: Parameters<Verbs[Name]>
  ) => ReturnType<Verbs[Name]>
}

/** The verbs over an engine and its ports; `start` begins what is not running. */
export function createVerbs(
  engine: Engine,
  ports: Pick<Ports, 'clock' | 'storage'>,
  { start, isRunning }: { readonly start: () => void; readonly isRunning: () => boolean },
): VerbsBegun {
  /** What waits for the wallet that may come to serve a namespace, as it stands there until then; null where nobody is on the way. */
  const coming = (
    namespace: Namespace,
    awaited: readonly Connection['status'][],
  ): Promise<unknown> | null => {
    const isOpen = () => isOpenIn(engine, [namespace], awaited)
    if (engine.isStopped() || !isOpen()) return null
    start()
    return whenSo(engine, () => !isOpen()).then(() => coming(namespace, awaited))
  }

  return {
    ready: async (request = {}) => {
      const { namespace } = fieldsOf(request)
      if (!engine.isStopped()) start()
      const asked = namespace ? [namespace] : allNamespaces
      await whenSo(engine, () => !isOpenIn(engine, asked, restoring))
      if (engine.isStopped()) throw await notDone('Nothing was restored', { code: 'aborted' })
    },
    open: async (request = {}) => {
      const { view, wallet, ...given } = fieldsOf(request)
      if (Object(request) !== request || (wallet !== undefined && typeof wallet !== 'string'))
        throw await explained('bad-request', ({ walletRefused }) => walletRefused('open', request))
      if (view !== undefined && !isViewName(view))
        throw await explained('bad-view', ({ viewRefused }) => viewRefused(view))
      const wrong = view && wrongArgument({ ...given, view })
      if (wrong) throw await explained('bad-request', ({ argumentRefused }) => argumentRefused(view, wrong))
      const off = view && offFeature(view, engine.state().options)
      if (view && off) throw await explained('feature-disabled', ({ viewOff }) => viewOff(view, off))
      if (engine.isStopped()) throw await notDone('Nothing was opened', { code: 'aborted' })
      start()
      const closed = nextClosing(engine)
      engine.dispatch(modal.openRequested(view ? routeOf({ ...given, view }) : {}))
      if (wallet !== undefined) engine.dispatch(connection.walletChosen({ walletKey: wallet }))
      return closed
    },
    close: () => engine.dispatch(modal.closeRequested()),
    connect: async (asks, request) => {
      const { wallet } = fieldsOf(request)
      if (typeof wallet !== 'string')
        throw await explained('bad-request', ({ walletRefused }) => walletRefused('connect', request))
      const undone = `The wallet "${wallet}" was not connected`
      if (engine.isStopped()) throw await notDone(undone, { code: 'aborted' })
      start()
      asks()
      const standing = () => engine.state().connection
      let attempt: string | null = null
      const isReached = (event: Stamped) =>
        isOneOf(event, connection.established) && event.data.attempt === attempt
      const end = await untilKept(engine, ports, isReached, () =>
        endOfFlow(engine, connection.walletChosen({ walletKey: wallet }), (flow) => {
          const awaited = attemptFor(standing(), wallet) ?? flow
          attempt = awaited
          return (event) => endsAttempt(event, awaited)
        }),
      )
      if (isOneOf(end, connection.attemptFailed)) throw await notDone(undone, end.data.failure)
      if (isOneOf(end, connection.established) && end.data.attempt === attempt) return wholeSession(end.data)
      throw await notDone(undone, failureAt(end))
    },
    disconnect: async (request = {}) => {
      const { namespace } = fieldsOf(request)
      if (Object(request) !== request || (namespace !== undefined && !isNamespace(namespace)))
        throw await explained('bad-request', ({ disconnectRefused }) => disconnectRefused(request))
      const asked = connection.disconnectRequested(namespace ? { namespace } : {})
      let asking: string | null = null
      const isLeft = (event: Stamped) =>
        isRunning() && event.flow === asking && isOneOf(event, connection.disconnected, connection.forgotten)
      await untilKept(engine, ports, isLeft, () =>
        endOfFlow(engine, asked, (flow) => {
          asking = flow
          const { connection: standing } = engine.state()
          const meant = namespace ? [namespace] : allNamespaces
          return endsDisconnect({
            sessions: sessionsIn(standing, namespace),
            unrestored: walletsToLeave(engine.state(), standing.remembered, meant).length,
            isUnread: isRunning() && standing.forgottenMeanwhile !== null && isUnknown(standing),
          })
        }),
      )
    },
    switchNetwork: async (asks, chainId, patience) => {
      const offered = engine.state().options?.networks ?? []
      if (!networkOf(offered, chainId))
        throw await explained('network-not-offered', ({ networkRefused }) => networkRefused(chainId, offered))
      const undone = `The network was not switched to ${chainId}`
      const arrival = coming(namespaceOf(chainId), restoring)
      if (arrival) await arrival
      if (patience?.signal?.aborted) return
      asks()
      const held = () => heldSession(engine.state().connection, namespaceOf(chainId))?.session
      const end = await endOfFlow(engine, network.chosen({ chainId }), (flow) => {
        let asked: string | undefined
        const awaited = switchTo(engine.state().network, chainId) ?? flow
        return (event) => {
          asked ??= held()
          return endsSwitch(event, awaited) || (asked !== undefined && held() !== asked)
        }
      })
      if (isOneOf(end, network.switchFailed)) throw await notDone(undone, end.data.failure)
      if (!isOneOf(end, network.switched, network.preferred)) throw await notDone(undone, failureAt(end))
    },
    request: async (asks, request) => {
      const { method, params = [], namespace = defaultNamespace, signal } = fieldsOf(request)
      if (typeof method !== 'string' || method.trim() === '' || !isNamespace(namespace))
        throw await explained('bad-request', ({ requestRefused }) => requestRefused(request))
      const arrival = coming(namespace, [...restoring, 'connecting'])
      if (arrival) await arrival
      if (signal?.aborted) return null
      asks()
      const sent = walletRequest.sent({ namespace, method, params })
      const held = () => heldSession(engine.state().connection, namespace)?.session
      let asked: string | undefined
      const isLeft = () => asked !== undefined && held() !== asked && !engine.isStopped()
      const end = await endOfFlow(engine, sent, (flow) => {
        asked = held()
        return (event) => endsRequest(event, flow) || isLeft()
      })
      if (isOneOf(end, walletRequest.answered)) return end.data.result
      if (isOneOf(end, walletRequest.failed)) throw await notDone(`${method} was not done`, end.data.failure)
      throw await notDone(
        `${method} was not done`,
        isLeft() ? { code: 'wallet-disconnected' } : failureAt(end),
      )
    },
  }
}

const restoring: readonly Connection['status'][] = ['unknown', 'reconnecting']

/** Whether it stands in one of some ways in one of these namespaces. */
function isOpenIn(
  { state }: Engine,
  namespaces: readonly Namespace[],
  open: readonly Connection['status'][],
): boolean {
  const { byNamespace } = state().connection
  return namespaces.some((name) => open.includes(byNamespace[name]?.status))
}

/** The fields of what a host gave, none where it is no object. */
function fieldsOf<Request extends object>(given: Request): Request {
  return Object(given) as Request
}
