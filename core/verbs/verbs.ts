import { allNamespaces, isNamespace } from '../domain/values/caip.ts'
import type { ChainId, Namespace } from '../domain/values/caip.ts'
import type { ModalOutcome } from '../domain/shell/modal.ts'
import { routeOf, wrongArgument } from '../domain/features/route.ts'
import type { Route } from '../domain/features/route.ts'
import { isViewName } from '../domain/features/view-name.ts'
import { offFeature } from '../domain/options/view-off.ts'
import type { OfferedView } from '../domain/features/views.ts'
import type { Engine } from '../engine/engine.ts'
import { unrestored } from '../effects/sessions/rules.ts'
import { connection } from '../events/connection/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import type { Stamped } from '../events/define-events.ts'
import { modal } from '../events/shell/modal.ts'
import { endOfFlow, nextClosing } from '../engine/flow.ts'
import type { Abortable } from './abortable.ts'
import { isDisconnectEnd } from './disconnect-end.ts'
import type { Ports } from '../ports/ports.ts'
import { sessionsIn } from '../selectors/sessions/serving-sessions.ts'
import { isConnectionUnknown } from '../selectors/sessions/sessions.ts'
import type { ConnectedSession } from '../selectors/sessions/connected-session.ts'
import { untilPersisted } from './until-persisted.ts'
import { explained, verbNotDone } from './verb-failure.ts'
import { isOpenIn, restoring } from './open-namespaces.ts'
import { waitForState } from '../engine/wait-for-state.ts'

/** What to open: a view with its arguments, or a wallet to connect at once, by its key. */
export type OpenRequest = OpenedView & {
  /** The first view; by default `Account` if a wallet is connected, else `Connect`. */
  readonly view?: OfferedView | undefined
  /** The key of a wallet to connect at once, such as `com.example.wallet`. */
  readonly wallet?: string
}

/** The first view and its arguments; by default `Account` if a wallet is connected, else `Connect`. */
type OpenedView = { readonly view?: undefined } | Route<OfferedView>

type WalletRequest = { readonly method: string; readonly params?: unknown; readonly namespace?: Namespace }

/**
 * The verbs of a host. Each settles when its flow has ended. If our code does not load, all but `open` reject with `not-loaded`.
 * `Id` are the networks that `switchNetwork` takes.
 */
export type Verbs<Id extends ChainId = ChainId> = {
  /**
   * Resolves once it is known which wallets are connected, in one namespace or in all: wallets of an earlier visit were restored or given up.
   * Starts Latchkey if no call has.
   * @throws {LatchkeyError} `aborted` if `stop` was called, before or meanwhile; `not-loaded` if our code does not load.
   */
  readonly ready: (request?: { readonly namespace?: Namespace }) => Promise<void>
  /**
   * Opens the modal and resolves with how it ended: `connected`, `dismissed` or `failed`.
   * @throws {LatchkeyError} `bad-view` for an unknown view, `feature-disabled` for one whose feature your options switch off.
   * `bad-request` for a value that is no request, for an argument that does not fit the view, and on a server.
   * `aborted` after a stop; no other error.
   */
  readonly open: (request?: OpenRequest) => Promise<ModalOutcome>
  /** Closes the modal as a visitor would. Does nothing while it is closed. */
  readonly close: () => void
  /**
   * Connects an installed wallet by its key. Resolves with the session once storage has saved it, has failed, or has timed out.
   * @throws {LatchkeyError} `wallet-missing`, `user-rejected`, `request-pending`, `unauthorized`, `no-accounts`, `chain-unsupported`, `invalid-address`.
   * `invalid-chain-id`, `malformed-answer`, `timed-out`, `wallet-failed`; `bad-request` before the wallet is asked.
   * `aborted` if another connection overtakes it, after a stop, and once `signal` aborts. The wallet may still connect then.
   */
  readonly connect: (request: { wallet: string } & Abortable) => Promise<ConnectedSession>
  /**
   * Ends every session, or with `namespace` the one that serves it, in all its namespaces.
   * Resolves when the wallets were notified and storage has removed the sessions; at once if no wallet was connected.
   * @throws {LatchkeyError} `bad-request` for a value that is no request, or an unknown namespace; no other error.
   */
  readonly disconnect: (request?: { readonly namespace?: Namespace }) => Promise<void>
  /**
   * Asks the wallet to switch to another of your networks, and resolves when it has. Waits for a wallet of an earlier visit that is being restored.
   * If only a wallet of another kind is connected, that wallet is asked if it serves this kind, too. Otherwise the modal shows which wallet is
   * needed.
   * @throws {LatchkeyError} `unauthorized` if no wallet of that kind is connected, or it is locked; `user-rejected`, `request-pending`,
   * `chain-not-added`.
   * `method-unsupported`, `wallet-disconnected`, `timed-out`, `wallet-failed`; `chain-mismatch` if the wallet agreed and did not move.
   * `aborted` if the connection ends before, or if another switch of its kind overtakes this one while no wallet is connected.
   * `aborted` also once `signal` aborts; the wallet may still move then.
   * `invalid-chain-id` and `network-not-offered` before the wallet is asked.
   */
  switchNetwork(this: void, chainId: Id, patience?: Abortable): Promise<void>
  /**
   * Sends a request (JSON-RPC, EIP-1193) to the connected wallet and resolves with its result. Waits for a wallet that is being restored or asked to
   * connect.
   * @throws {LatchkeyError} `unauthorized`, also if no wallet is connected; `user-rejected`, `request-pending`, `method-unsupported`,
   * `chain-not-added`.
   * `wallet-disconnected`, `timed-out`, `unreachable`, `wallet-failed`; `bad-request` before the wallet is asked.
   * A node's failure of a transaction, such as `insufficient-funds` or `execution-reverted`.
   * `aborted` after `stop`, and once `signal` aborts; the wallet may still do it then.
   */
  readonly request: (request: WalletRequest & Abortable) => Promise<unknown>
}

/** The verbs that ask a wallet. */
export type RequestVerbs = Pick<Verbs, 'connect' | 'switchNetwork' | 'request'>

/** The verbs that need no wallet. */
export type OwnVerbs = Omit<Verbs, keyof RequestVerbs>

/** Returns the verbs that need no wallet. `start` starts the engine unless it runs. */
export function createVerbs(
  engine: Engine,
  ports: Pick<Ports, 'clock' | 'storage'>,
  { start, isRunning }: { readonly start: () => void; readonly isRunning: () => boolean },
): OwnVerbs {
  return {
    ready: async (request = {}) => {
      const { namespace } = fieldsOf(request)
      if (!engine.isStopped()) start()
      const asked = namespace ? [namespace] : allNamespaces
      await waitForState(engine, () => !isOpenIn(engine, asked, restoring))
      if (engine.isStopped()) throw await verbNotDone('Nothing was restored', { code: 'aborted' })
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
      if (engine.isStopped()) throw await verbNotDone('Nothing was opened', { code: 'aborted' })
      start()
      const closed = nextClosing(engine)
      engine.dispatch(modal.openRequested(view ? routeOf({ ...given, view }) : {}))
      if (wallet !== undefined) engine.dispatch(connection.walletChosen({ walletKey: wallet }))
      return closed
    },
    close: () => engine.dispatch(modal.closeRequested()),
    disconnect: async (request = {}) => {
      const { namespace } = fieldsOf(request)
      if (Object(request) !== request || (namespace !== undefined && !isNamespace(namespace)))
        throw await explained('bad-request', ({ disconnectRefused }) => disconnectRefused(request))
      const asked = connection.disconnectRequested(namespace ? { namespace } : {})
      let asking: string | null = null
      const isLeft = (event: Stamped) =>
        isRunning() && event.flow === asking && isOneOf(event, connection.disconnected, connection.forgotten)
      await untilPersisted(engine, ports, isLeft, () =>
        endOfFlow(engine, asked, (flow) => {
          asking = flow
          const { connection: standing } = engine.state()
          const meant = namespace ? [namespace] : allNamespaces
          return isDisconnectEnd({
            sessions: sessionsIn(standing, namespace),
            unrestored: unrestored(engine.state(), meant).length,
            isUnread: isRunning() && standing.forgottenMeanwhile !== null && isConnectionUnknown(standing),
          })
        }),
      )
    },
  }
}

/** Returns the fields of a host's argument; none if it is no object. A field that is null counts as not given, as in each verb. */
function fieldsOf<Request extends object>(given: Request): Request {
  const fields = Object.entries(Object(given) as Request)
  return Object.fromEntries(fields.filter(([, value]) => value !== null)) as Request
}
