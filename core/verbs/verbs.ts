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
import { isUnknown } from '../selectors/sessions/sessions.ts'
import type { ConnectedSession } from '../selectors/sessions/connected-session.ts'
import { untilPersisted } from './until-persisted.ts'
import { explained, verbNotDone } from './verb-failure.ts'
import { isOpenIn, restoring } from './open-namespaces.ts'
import { waitForState } from '../engine/wait-for-state.ts'

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

/** What a host can do: each verb answers when its flow has ended, and every one settles; where our code does not arrive, all but `open` with `not-loaded`. `Id` are the networks that `switchNetwork` takes. */
export type Verbs<Id extends ChainId = ChainId> = {
  /**
   * Answers once it is known who is connected, in one namespace or in all: at once, or when the wallets of an earlier visit were restored or given up. Starts what nobody started yet.
   * @throws {LatchkeyError} `aborted` where `stop` was called, before or meanwhile; `not-loaded` where our code does not come.
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
  readonly connect: (request: { wallet: string } & Abortable) => Promise<ConnectedSession>
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
  switchNetwork(this: void, chainId: Id, patience?: Abortable): Promise<void>
  /**
   * Asks the connected wallet for whatever it can do (JSON-RPC, EIP-1193) and answers its result; one of an earlier visit that is being restored, or one that is asked to connect, is waited for.
   * @throws {LatchkeyError} `unauthorized` also when no wallet is connected, `user-rejected`, `request-pending`,
   * `method-unsupported`, `chain-not-added`, `wallet-disconnected`, `timed-out`, `unreachable`, `wallet-failed`; what a node said of a
   * transaction, such as `insufficient-funds` or `execution-reverted`; `aborted` after `stop`, and once `signal` aborts, where the wallet may still do it; `bad-request` before anybody is asked.
   */
  readonly request: (request: WalletRequest & Abortable) => Promise<unknown>
}

/** The verbs that ask a wallet. */
export type RequestVerbs = Pick<Verbs, 'connect' | 'switchNetwork' | 'request'>

/** The verbs that need no wallet. */
export type OwnVerbs = Omit<Verbs, keyof RequestVerbs>

/** The verbs over an engine and its ports that need no wallet; `start` begins what is not running. */
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
            isUnread: isRunning() && standing.forgottenMeanwhile !== null && isUnknown(standing),
          })
        }),
      )
    },
  }
}

/** The fields of what a host gave, none where it is no object. */
function fieldsOf<Request extends object>(given: Request): Request {
  return Object(given) as Request
}
