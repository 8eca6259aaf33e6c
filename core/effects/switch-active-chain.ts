import { namespaceOf } from '../domain/caip.ts'
import type { ChainId } from '../domain/caip.ts'
import { connectorOf, servedNamespaces } from '../domain/connector.ts'
import type { ConnectorName } from '../domain/connector.ts'
import type { Failure } from '../domain/failure.ts'
import { multiChainWallets } from '../domain/multi-chain.ts'
import { account } from '../events/account.ts'
import { connection } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventInput } from '../events/define-events.ts'
import { modal } from '../events/modal.ts'
import { network } from '../events/network.ts'
import { router } from '../events/router.ts'
import { runningAttempts } from '../selectors/attempts.ts'
import type { NetworkSwitch } from '../reducers/network.ts'
import type { RootState } from '../reducers/root.ts'
import { isOnTheWay } from '../selectors/current-view.ts'
import { heldSessions, sessionOf } from '../selectors/sessions.ts'
import type { StandingSession } from '../selectors/sessions.ts'
import { arrival } from './arrival.ts'
import { defineEffect } from './define-effect.ts'
import type { EffectTools } from './define-effect.ts'
import { merge } from './merge.ts'

/** How long a session may take to say what its wallet was approved for, in milliseconds. */
const sessionLimit = 10_000

const aborted: Failure = { code: 'aborted' }

/** A switch to a kind of networks in which nobody is connected is given to the connected wallet where it is here for that kind, too; else it waits in vain, and the visitor reads which wallet it needs. */
export const switchActiveChain = defineEffect<RootState>(({ on, state, decide }) =>
  begun(on).pipe(
    decide(() => {
      const waiting = waitingSwitch(state())
      return waiting && !widerSession(state(), waiting.chainId) ? wayTo(state(), waiting) : null
    }),
  ),
)

/** A phone whose session holds that kind, too, serves it without being asked. */
export const widenSession = defineEffect<RootState>(({ on, state, ports, together }) =>
  begun(on).pipe(
    together({
      limit: sessionLimit,
      ask: (_, signal) => {
        const chainId = waitingSwitch(state())?.chainId
        const wider = chainId === undefined ? null : widerSession(state(), chainId)
        if (chainId === undefined || !wider) return null
        const { connector, wallet } = wider
        return ports.connectors[connector].reconnect({ walletKey: wallet.key, chains: [chainId] }, signal)
      },
      then: (found) => {
        const waiting = waitingSwitch(state())
        if (!waiting) return null
        const wider = widerSession(state(), waiting.chainId)
        const namespaces =
          found?.namespaces.filter(({ namespace }) => namespace === namespaceOf(waiting.chainId)) ?? []
        if (!wider || namespaces.length === 0) return wayTo(state(), waiting)
        const { session: attempt, connector, wallet } = wider
        return connection.established({ attempt, connector, wallet, namespaces })
      },
      fail: () => {
        const waiting = waitingSwitch(state())
        return waiting && wayTo(state(), waiting)
      },
    }),
  ),
)

/** A wallet that is connected for a switch goes to its network, and is shown; where an attempt comes to nothing, or the visitor goes away, the switch has failed. */
export const followSwitch = defineEffect<RootState>(({ on, state, decide }) =>
  merge(
    on(connection.established).pipe(
      decide(({ data }) => {
        const waiting = unserved(state(), data.attempt)
        const held = waiting && sessionOf(state().connection, namespaceOf(waiting.chainId))
        if (!waiting || held?.session !== data.attempt) return null
        const { attempt, chainId } = waiting
        return [
          account.namespaceShown({ namespace: held.namespace }),
          held.chainId === chainId
            ? network.switched({ attempt, chainId })
            : network.switchStarted({ attempt, session: held.session, chainId }),
        ]
      }),
    ),
    on(connection.attemptFailed, connection.attemptAbandoned).pipe(
      decide((event) => {
        const waiting = waitingSwitch(state())
        if (waiting?.session !== event.data.attempt) return null
        return failed(waiting, isOneOf(event, connection.attemptFailed) ? event.data.failure : aborted)
      }),
    ),
    on(modal.closed, router.wentBack, router.wentBackToIndex, router.viewReset).pipe(
      decide(() => {
        const waiting = waitingSwitch(state())
        return waiting && !isShown(state()) ? failed(waiting, aborted) : null
      }),
    ),
  ),
)

/** Whenever a switch begins, and when the feature comes for which one waits. */
function begun(on: EffectTools['on']) {
  return merge(arrival(on, 'switch-active-chain'), on(network.switchStarted))
}

/** A switch that no session stands for but one that has just begun. */
function unserved({ connection: standing, network: { switching } }: RootState, fresh?: string) {
  const isServed = switching && switching.session !== fresh && switching.session in standing.sessions
  return isServed ? null : switching
}

/** A switch that waits for a wallet which nobody asks. */
function waitingSwitch(state: RootState): NetworkSwitch | null {
  const waiting = unserved(state)
  const isAsked = waiting && runningAttempts(state.connection).includes(waiting.session)
  return isAsked || waiting?.status === 'failed' ? null : waiting
}

/** A session whose wallet may serve the kind of a chain without being connected anew. */
function widerSession({ connection: standing }: RootState, chainId: ChainId): StandingSession | null {
  return heldSessions(standing).find(({ connector }) => canServe(connector, chainId)) ?? null
}

function canServe(connector: ConnectorName, chainId: ChainId): boolean {
  return servedNamespaces(connector).includes(namespaceOf(chainId))
}

/** The entry of a connected wallet for that kind is asked; where there is none, the switch has failed for want of a wallet. */
function wayTo(state: RootState, waiting: NetworkSwitch): EventInput {
  const several = multiChainWallets(Object.values(state.installed.byKey))
  const wallet = heldSessions(state.connection)
    .flatMap((held) => several.get(held.wallet.key) ?? [])
    .find(({ key }) => canServe(connectorOf(key), waiting.chainId))
  if (!wallet || !isShown(state)) return failed(waiting, { code: 'unauthorized' })
  const connector = connectorOf(wallet.key)
  const namespaces = [...servedNamespaces(connector)]
  return connection.attemptStarted({ attempt: waiting.session, connector, wallet, namespaces })
}

function isShown(state: RootState): boolean {
  return state.modal.open && isOnTheWay(state, 'SwitchActiveChain')
}

function failed({ attempt, chainId }: NetworkSwitch, failure: Failure): EventInput {
  return network.switchFailed({ attempt, chainId, failure })
}
