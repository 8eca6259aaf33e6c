import { defaultNamespace, isNamespace, namespaceOf } from '../domain/values/caip.ts'
import type { ChainId, Namespace } from '../domain/values/caip.ts'
import { networkOf } from '../domain/network/network.ts'
import type { Engine } from '../engine/engine.ts'
import { connection } from '../events/connection/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import type { Stamped } from '../events/define-events.ts'
import { network } from '../events/network/network.ts'
import { walletRequest } from '../events/operations/wallet-request.ts'
import { endOfFlow } from '../engine/flow.ts'
import { endsConnecting, endsRequest, endsSwitch, failureAt } from './flow-ends.ts'
import { untilVerbAborted } from './abortable.ts'
import type { Abortable } from './abortable.ts'
import { isOpenIn, restoring } from './open-namespaces.ts'
import type { Ports } from '../ports/ports.ts'
import type { Connection } from '../reducers/sessions/connection.ts'
import { waitingFlowOf } from '../selectors/connection/connecting.ts'
import { switchTo } from '../selectors/network/network-switch.ts'
import { sessionInNamespace } from '../selectors/sessions/sessions.ts'
import { connectedSession } from '../selectors/sessions/connected-session.ts'
import type { ConnectedSession } from '../selectors/sessions/connected-session.ts'
import { untilPersisted } from './until-persisted.ts'
import { explained, verbNotDone } from './verb-failure.ts'
import type { RequestVerbs } from './verbs.ts'
import { waitForState } from '../engine/wait-for-state.ts'

/** The engine that the verbs use. `start` starts it unless it runs. */
type VerbEngine = {
  readonly engine: Engine
  readonly ports: Pick<Ports, 'clock' | 'storage'>
  readonly start: () => void
}

/** Returns the verbs that ask a wallet. `start` starts the engine unless it runs. */
export function createRequestVerbs(
  engine: Engine,
  ports: Pick<Ports, 'clock' | 'storage'>,
  start: () => void,
): RequestVerbs {
  const running = { engine, ports, start }
  return {
    connect: patient((asks, request: ConnectRequest) => connectWallet(running, asks, request)),
    switchNetwork: patient((asks, chainId: ChainId, patience?: Abortable) =>
      switchNetwork(running, asks, chainId, patience),
    ),
    request: patient((asks, request: WalletRequest) => requestWallet(running, asks, request)),
  }
}

type ConnectRequest = Parameters<RequestVerbs['connect']>[0]
type WalletRequest = Parameters<RequestVerbs['request']>[0]

async function connectWallet(
  { engine, ports, start }: VerbEngine,
  asks: () => void,
  request: ConnectRequest,
): Promise<ConnectedSession> {
  const { wallet } = Object(request) as typeof request
  if (typeof wallet !== 'string')
    throw await explained('bad-request', ({ walletRefused }) => walletRefused('connect', request))
  const undone = `The wallet "${wallet}" was not connected`
  if (engine.isStopped()) throw await verbNotDone(undone, { code: 'aborted' })
  start()
  asks()
  let connecting: string | null = null
  const isReached = (event: Stamped) =>
    isOneOf(event, connection.established) && event.data.flow === connecting
  const end = await untilPersisted(engine, ports, isReached, () =>
    endOfFlow(engine, connection.walletChosen({ walletKey: wallet, by: 'host' }), (flow) => {
      const awaited = waitingFlowOf(engine.state().connection, wallet) ?? flow
      connecting = awaited
      return (event) => endsConnecting(event, awaited)
    }),
  )
  if (isOneOf(end, connection.attemptFailed)) throw await verbNotDone(undone, end.data.failure)
  if (isOneOf(end, connection.established) && end.data.flow === connecting) return connectedSession(end.data)
  throw await verbNotDone(undone, failureAt(end))
}

async function switchNetwork(
  running: VerbEngine,
  asks: () => void,
  chainId: ChainId,
  patience?: Abortable,
): Promise<void> {
  const { engine } = running
  const offered = engine.state().options?.networks ?? []
  if (!networkOf(offered, chainId))
    throw await explained('network-not-offered', ({ networkRefused }) => networkRefused(chainId, offered))
  const namespace = namespaceOf(chainId)
  const arrival = arrivalOfWallet(running, namespace, restoring)
  if (arrival) await arrival
  if (patience?.signal?.aborted) return
  asks()
  const held = () => sessionInNamespace(engine.state().connection, namespace)?.session
  let asked: string | undefined
  const end = await endOfFlow(engine, network.chosen({ chainId, by: 'host' }), (flow) => {
    const awaited = switchTo(engine.state().network, chainId) ?? flow
    return (event) => {
      asked ??= held()
      return endsSwitch(event, awaited) || (asked !== undefined && held() !== asked)
    }
  })
  if (isOneOf(end, network.switched, network.preferred)) return
  const failure = isOneOf(end, network.switchFailed) ? end.data.failure : failureAt(end)
  const isOpen = asked !== undefined && failure.code === 'aborted'
  const words = isOpen
    ? `The wallet may still switch to ${chainId}`
    : `The network was not switched to ${chainId}`
  throw await verbNotDone(words, failure)
}

async function requestWallet(
  running: VerbEngine,
  asks: () => void,
  request: WalletRequest,
): Promise<unknown> {
  const { engine } = running
  const { method, params, namespace: named, signal } = Object(request) as typeof request
  const namespace = named ?? defaultNamespace
  if (typeof method !== 'string' || method.trim() === '' || !isNamespace(namespace))
    throw await explained('bad-request', ({ requestRefused }) => requestRefused(request))
  const arrival = arrivalOfWallet(running, namespace, [...restoring, 'connecting'])
  if (arrival) await arrival
  if (signal?.aborted) return null
  asks()
  const held = () => {
    const { connector, wallet } = sessionInNamespace(engine.state().connection, namespace) ?? {}
    return wallet && `${connector} ${wallet.key}`
  }
  let asked: string | undefined
  const isLeft = () => asked !== undefined && held() !== asked && !engine.isStopped()
  const sent = walletRequest.sent({ namespace, method, params: params ?? [] })
  const end = await endOfFlow(engine, sent, (flow) => {
    asked = held()
    return (event) => endsRequest(event, flow) || isLeft()
  })
  if (isOneOf(end, walletRequest.answered)) return end.data.result
  if (isOneOf(end, walletRequest.failed)) {
    const { failure } = end.data
    throw await explained(failure.code, (words) => words.requestFailed(method, failure))
  }
  throw await verbNotDone(
    asked === undefined ? `${method} was not done` : `The wallet may still do ${method}`,
    isLeft() ? { code: 'wallet-disconnected' } : failureAt(end),
  )
}

/** Waits for the wallet that may soon serve a namespace, while the namespace is in one of the awaited states. Null if no wallet is expected. */
function arrivalOfWallet(
  running: VerbEngine,
  namespace: Namespace,
  awaited: readonly Connection['status'][],
): Promise<unknown> | null {
  const { engine, start } = running
  const isOpen = () => isOpenIn(engine, [namespace], awaited)
  if (engine.isStopped() || !isOpen()) return null
  start()
  return waitForState(engine, () => !isOpen()).then(() => arrivalOfWallet(running, namespace, awaited))
}

/** Wraps a verb so that the signal in its last argument can abort it. The verb calls `asks` once it makes a request. */
function patient<Given extends readonly unknown[], Result>(
  verb: (asks: () => void, ...given: Given) => Promise<Result>,
): (...given: Given) => Promise<Result> {
  return (...given) => {
    const { signal = null } = Object(given.at(-1)) as Abortable
    let isAsked = false
    const run = () => verb(() => void (isAsked = true), ...given)
    return signal === null ? run() : untilVerbAborted(signal, run, undefined, () => isAsked)
  }
}
