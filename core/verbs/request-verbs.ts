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
import { heldSession } from '../selectors/sessions/sessions.ts'
import { connectedSession } from '../selectors/sessions/connected-session.ts'
import { untilPersisted } from './until-persisted.ts'
import { explained, verbNotDone } from './verb-failure.ts'
import type { RequestVerbs, Verbs } from './verbs.ts'
import { waitForState } from '../engine/wait-for-state.ts'

/** Returns the verbs that ask a wallet. `start` starts the engine unless it runs. */
export function createRequestVerbs(
  engine: Engine,
  ports: Pick<Ports, 'clock' | 'storage'>,
  start: () => void,
): RequestVerbs {
  /** Waits for the wallet that may soon serve a namespace, while the namespace is in one of the awaited states. Null if no wallet is expected. */
  const coming = (
    namespace: Namespace,
    awaited: readonly Connection['status'][],
  ): Promise<unknown> | null => {
    const isOpen = () => isOpenIn(engine, [namespace], awaited)
    if (engine.isStopped() || !isOpen()) return null
    start()
    return waitForState(engine, () => !isOpen()).then(() => coming(namespace, awaited))
  }

  return {
    connect: patient(async (asks, request: { readonly wallet: string } & Abortable) => {
      const { wallet } = Object(request) as typeof request
      if (typeof wallet !== 'string')
        throw await explained('bad-request', ({ walletRefused }) => walletRefused('connect', request))
      const undone = `The wallet "${wallet}" was not connected`
      if (engine.isStopped()) throw await verbNotDone(undone, { code: 'aborted' })
      start()
      asks()
      const standing = () => engine.state().connection
      let connecting: string | null = null
      const isReached = (event: Stamped) =>
        isOneOf(event, connection.established) && event.data.flow === connecting
      const end = await untilPersisted(engine, ports, isReached, () =>
        endOfFlow(engine, connection.walletChosen({ walletKey: wallet, by: 'host' }), (flow) => {
          const awaited = waitingFlowOf(standing(), wallet) ?? flow
          connecting = awaited
          return (event) => endsConnecting(event, awaited)
        }),
      )
      if (isOneOf(end, connection.attemptFailed)) throw await verbNotDone(undone, end.data.failure)
      if (isOneOf(end, connection.established) && end.data.flow === connecting)
        return connectedSession(end.data)
      throw await verbNotDone(undone, failureAt(end))
    }),
    switchNetwork: patient(async (asks, chainId: ChainId, patience?: Abortable) => {
      const offered = engine.state().options?.networks ?? []
      if (!networkOf(offered, chainId))
        throw await explained('network-not-offered', ({ networkRefused }) => networkRefused(chainId, offered))
      const undone = `The network was not switched to ${chainId}`
      const arrival = coming(namespaceOf(chainId), restoring)
      if (arrival) await arrival
      if (patience?.signal?.aborted) return
      asks()
      const held = () => heldSession(engine.state().connection, namespaceOf(chainId))?.session
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
      throw await verbNotDone(isOpen ? `The wallet may still switch to ${chainId}` : undone, failure)
    }),
    request: patient(async (asks, request: Parameters<Verbs['request']>[0]) => {
      const { method, params, namespace: named, signal } = Object(request) as typeof request
      const namespace = named ?? defaultNamespace
      if (typeof method !== 'string' || method.trim() === '' || !isNamespace(namespace))
        throw await explained('bad-request', ({ requestRefused }) => requestRefused(request))
      const arrival = coming(namespace, [...restoring, 'connecting'])
      if (arrival) await arrival
      if (signal?.aborted) return null
      asks()
      const sent = walletRequest.sent({ namespace, method, params: params ?? [] })
      const held = () => {
        const { connector, wallet } = heldSession(engine.state().connection, namespace) ?? {}
        return wallet && `${connector} ${wallet.key}`
      }
      let asked: string | undefined
      const isLeft = () => asked !== undefined && held() !== asked && !engine.isStopped()
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
    }),
  }
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
