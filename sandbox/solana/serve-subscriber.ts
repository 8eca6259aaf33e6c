import type { WebSocket } from 'ws'
import type { FaultSwitch } from '../http/fault-switch.ts'
import { answerCall, writeError, type RpcRequest } from './calls/answer-call.ts'
import { writeExactJson } from './calls/exact-json.ts'
import { invalidParams } from './calls/rpc-error.ts'
import { slotTime } from './slot-clock.ts'
import type { SolanaNode } from './solana-node.ts'
import { subscribes, type Subscription } from './subscriptions.ts'

// The interval of checks for a subscriber's notifications, short enough to miss no slot.
const lookEvery = slotTime / 4
let lastSubscription = 0

/** Serves one socket until it closes. For the fault switch, a method's name is its path. */
export function serveSubscriber(socket: WebSocket, node: SolanaNode, faults: FaultSwitch): void {
  const standing = new Map<number, { readonly name: string; readonly subscription: Subscription }>()
  const send = (body: unknown) => {
    if (socket.readyState === socket.OPEN) socket.send(writeExactJson(body))
  }

  function end(id: number): boolean {
    standing.get(id)?.subscription.end()
    return standing.delete(id)
  }
  function look(): void {
    for (const [id, { name, subscription }] of standing) {
      for (const { result, last } of subscription.news()) {
        const params = { result, subscription: id }
        send({ jsonrpc: '2.0', method: `${name}Notification`, params })
        if (last) end(id)
      }
    }
  }
  async function call(request: RpcRequest): Promise<void> {
    const { id, method, params } = request
    const list: readonly unknown[] = Array.isArray(params) ? params : []
    const [, name = '', verb] = /^(slot|signature|account)(Subscribe|Unsubscribe)$/.exec(String(method)) ?? []
    const subscribe = subscribes[name]
    if (!subscribe) return send(await answerCall(async () => node, request))
    try {
      if (verb === 'Unsubscribe') {
        if (!end(Number(list[0]))) throw invalidParams('Invalid subscription id.')
        return send({ jsonrpc: '2.0', id, result: true })
      }
      const subscription = subscribe(node, list)
      lastSubscription += 1
      standing.set(lastSubscription, { name, subscription })
      send({ jsonrpc: '2.0', id, result: lastSubscription })
      look()
    } catch (error) {
      send(writeError(id, error))
    }
  }
  function receive(text: string): void {
    const request = readRequest(text)
    // Clients keep the socket open by calls without an id, which need no answer.
    if (request?.id === undefined) return
    const fault = faults.take(`/${String(request.method)}`)
    if (fault?.fault === 'refuse') return socket.terminate()
    if (fault?.fault === 'hang') return
    if (fault?.fault === 'malformed') return send({ solana: 42 })
    if (fault?.fault === 'status') {
      const error = { code: -32_000, message: 'The fault switch ordered this answer.' }
      return send({ jsonrpc: '2.0', id: request.id, error })
    }
    setTimeout(() => void call(request), fault ? (fault.delay ?? 1_000) : 0)
  }

  const looking = setInterval(look, lookEvery)
  const unwatch = node.watch(() => setTimeout(look))
  socket.on('message', (data) => receive((data as Buffer).toString('utf8')))
  socket.on('error', () => undefined)
  socket.on('close', () => {
    clearInterval(looking)
    unwatch()
    for (const id of standing.keys()) end(id)
  })
}

function readRequest(text: string): RpcRequest | null {
  try {
    return JSON.parse(text) as RpcRequest | null
  } catch {
    return null
  }
}
