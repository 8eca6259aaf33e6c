import { mergeMap } from 'rxjs'
import { namespaceOf } from '../../domain/values/caip.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import { connectorOf, servedNamespaces } from '../../domain/connection/connector.ts'
import type { ConnectorName } from '../../domain/connection/connector.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { wideningLimit } from '../../domain/limits.ts'
import { multiChainWallets } from '../../domain/connection/multi-chain.ts'
import { account } from '../../events/account/account.ts'
import { connection } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import type { EventInput, Stamped } from '../../events/define-events.ts'
import { modal } from '../../events/shell/modal.ts'
import { network } from '../../events/network/network.ts'
import { router } from '../../events/shell/router.ts'
import { waitingFlow, waitingFlows } from '../../selectors/connection/connecting.ts'
import { awaitingSwitches, unservedSwitches } from '../../selectors/network/network-switch.ts'
import type { SwitchWithId } from '../../selectors/network/network-switch.ts'
import type { StateOf } from '../../reducers/root.ts'
import { isInHistory } from '../../selectors/shell/current-view.ts'
import { sessionInNamespace, connectedSessions, sessionOf } from '../../selectors/sessions/sessions.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { arrival } from '../streams/arrival.ts'
import { defineEffect } from '../streams/define-effect.ts'
import type { EffectTools } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

const aborted: Failure = { code: 'aborted' }

/**
 * Starts a switch to a kind of networks without a connected wallet. Asks the connected wallet if it is installed for that kind, too. Otherwise the
 * switch fails, and the view says which wallet is needed.
 */
export const switchActiveChain = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  begun(on).pipe(
    decide((event) =>
      waitingSwitches(state(), event)
        .filter(({ chainId }) => !widerSession(state(), chainId))
        .map((waiting) => wayTo(state(), waiting)),
    ),
  ),
)

/** Extends a phone's session to that kind without asking, if the session covers it already. */
export const widenSession = defineEffect<StateOf<'modal'>>(({ on, state, ports, together }) =>
  begun(on).pipe(
    mergeMap((event) => waitingSwitches(state(), event).map(({ id: waiting }) => ({ ...event, waiting }))),
    together({
      limit: wideningLimit,
      ask: ({ waiting }, signal) => {
        const chainId = waitingSwitch(state(), waiting)?.chainId
        const wider = chainId === undefined ? null : widerSession(state(), chainId)
        if (chainId === undefined || !wider) return null
        const { connector, wallet } = wider
        return ports.connectors[connector].reconnect({ walletKey: wallet.key, chains: [chainId] }, signal)
      },
      then: (found, { waiting: id }) => {
        const waiting = waitingSwitch(state(), id)
        if (!waiting) return null
        const wider = widerSession(state(), waiting.chainId)
        const namespaces =
          found?.namespaces.filter(({ namespace }) => namespace === namespaceOf(waiting.chainId)) ?? []
        if (!wider || namespaces.length === 0) return wayTo(state(), waiting)
        const { session: attempt, connector, wallet } = wider
        return connection.established({ flow: attempt, connector, wallet, namespaces })
      },
      fail: (_, { waiting: id }) => {
        const waiting = waitingSwitch(state(), id)
        return waiting && wayTo(state(), waiting)
      },
    }),
  ),
)

/**
 * Switches a wallet that was connected for a switch to the network, and shows its account. The switch fails if the attempt fails, or if the visitor
 * navigates away.
 */
export const followSwitch = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  merge(
    on(connection.established).pipe(
      decide(({ data }) =>
        unservedSwitches(state().network).flatMap(({ id: attempt, chainId }) => {
          const held = sessionOf(state().connection, namespaceOf(chainId))
          if (held?.session !== data.flow) return []
          return [
            account.namespaceShown({ namespace: held.namespace }),
            held.chainId === chainId
              ? network.switched({ attempt, chainId })
              : network.switchStarted({ attempt, session: held.session, chainId }),
          ]
        }),
      ),
    ),
    on(connection.attemptFailed, connection.attemptAbandoned).pipe(
      decide((event) =>
        awaitingSwitches(state().network)
          .filter(({ attempt }) => attempt === event.data.flow)
          .map((waiting) =>
            failed(waiting, isOneOf(event, connection.attemptFailed) ? event.data.failure : aborted),
          ),
      ),
    ),
    on(connection.attemptSuperseded).pipe(
      decide(({ data: { by } }) =>
        awaitingSwitches(state().network)
          .filter((waiting) => waiting.attempt === by && isInVain(state(), waiting))
          .map((waiting) => failed(waiting, aborted)),
      ),
    ),
    on(modal.closed, router.wentBack, router.wentBackToIndex, router.viewReset).pipe(
      decide(() =>
        isShown(state())
          ? null
          : awaitingSwitches(state().network)
              .filter(({ id }) => waitingSwitch(state(), id) !== null)
              .map((waiting) => failed(waiting, aborted)),
      ),
    ),
  ),
)

/** Emits when a switch starts, and when the feature that one waits for is loaded. */
function begun(on: EffectTools['on']) {
  return merge(arrival(on, 'switch-active-chain'), on(network.switchStarted))
}

/** Returns the switches of an event that wait for a wallet which is not being asked yet. */
function waitingSwitches(state: StateOf<'modal'>, event: Stamped): readonly SwitchWithId[] {
  const begun = isOneOf(event, network.switchStarted) ? event.data.attempt : null
  return awaitingSwitches(state.network).filter(
    ({ id }) => (begun === null || begun === id) && waitingSwitch(state, id) !== null,
  )
}

/** Returns the switch with an id, while it waits for a wallet which is not being asked yet. */
function waitingSwitch(
  { connection: standing, network: known }: StateOf<'modal'>,
  id: string,
): SwitchWithId | null {
  const waiting = awaitingSwitches(known).find((one) => one.id === id)
  if (!waiting || sessionInNamespace(standing, namespaceOf(waiting.chainId))) return null
  return waitingFlow(standing, waiting.attempt) === null ? waiting : null
}

/** Returns whether a waiting switch has neither an attempt nor a wallet of its kind. */
function isInVain({ connection: standing }: StateOf<'modal'>, { attempt, chainId }: SwitchWithId): boolean {
  const namespace = namespaceOf(chainId)
  const isAsked = waitingFlows(standing, namespace).includes(attempt)
  return !isAsked && sessionInNamespace(standing, namespace) === null
}

/** Returns a session whose wallet may serve the chain's kind without a new connection, or null. */
function widerSession(
  { connection: standing }: StateOf<'modal'>,
  chainId: ChainId,
): SessionInNamespace | null {
  return connectedSessions(standing).find(({ connector }) => canServe(connector, chainId)) ?? null
}

function canServe(connector: ConnectorName, chainId: ChainId): boolean {
  return servedNamespaces(connector).includes(namespaceOf(chainId))
}

/** Returns the attempt to connect the connected wallet's entry for that kind. If there is none, returns the failure of the switch. */
function wayTo(state: StateOf<'modal'>, waiting: SwitchWithId): EventInput {
  const several = multiChainWallets(Object.values(state.installed.byKey))
  const wallet = connectedSessions(state.connection)
    .flatMap((held) => several.get(held.wallet.key) ?? [])
    .find(({ key }) => canServe(connectorOf(key), waiting.chainId))
  if (!wallet || !isShown(state)) return failed(waiting, { code: 'unauthorized' })
  const connector = connectorOf(wallet.key)
  const namespaces = [...servedNamespaces(connector)]
  return connection.attemptStarted({ flow: waiting.attempt, connector, wallet, namespaces })
}

function isShown(state: StateOf<'modal'>): boolean {
  return state.modal.open && isInHistory(state, 'SwitchActiveChain')
}

function failed({ id: attempt, chainId }: SwitchWithId, failure: Failure): EventInput {
  return network.switchFailed({ attempt, chainId, failure })
}
