import { createHash } from 'node:crypto'
import type { WebSocket } from 'ws'
import type { FaultSwitch } from '../http/fault-switch.ts'
import { calls, type CallOutcome } from './calls.ts'
import { createDeliveries } from './deliveries.ts'
import type { Letter } from './letter.ts'
import type { Parameters } from './parameters.ts'
import type { PostOffice, Recipient } from './post-office.ts'

/** The milliseconds between two pings. Clients in Node disconnect after half a minute of silence. */
const pingInterval = 20_000

type Frame = {
  readonly id?: unknown
  readonly method?: unknown
  readonly params?: unknown
  readonly result?: unknown
}

/** Serves one client until its socket closes. For the fault switch, a method's name is its path. */
export function serveClient(
  socket: WebSocket,
  clientId: string,
  office: PostOffice,
  faults: FaultSwitch,
): void {
  const unanswered = createDeliveries()
  const received = new WeakSet<Letter>()
  let alive = true

  const send = (body: object) => socket.send(JSON.stringify({ jsonrpc: '2.0', ...body }))
  const self: Recipient = { clientId, deliver, noteFetched: (letter) => received.add(letter) }

  function deliver(letter: Letter): void {
    if (received.has(letter)) return
    received.add(letter)
    const delivery = unanswered.add(letter)
    const { topic, message, publishedAt, tag, attestation } = letter
    const data = { topic, message, publishedAt, tag, ...(attestation !== undefined && { attestation }) }
    const id = createHash('sha256')
      .update(topic + clientId)
      .digest('hex')
    send({ id: delivery, method: 'irn_subscription', params: { id, data } })
  }

  function call(id: unknown, method: string, params: unknown): void {
    let outcome: CallOutcome
    try {
      const run = calls[method]
      if (!run) return send({ id, error: { code: -32601, message: `The relay has no method ${method}.` } })
      outcome = run(office, self, (params ?? {}) as Parameters)
    } catch (error) {
      return send({ id, error: { code: -32602, message: (error as Error).message } })
    }
    send({ id, result: outcome.result })
    outcome.afterwards?.()
  }

  function receive(text: string): void {
    const frame = readFrame(text)
    if (frame === null) return send({ id: null, error: { code: -32700, message: 'The frame is not JSON.' } })
    const { id, method, params } = frame
    if (typeof method !== 'string') return acknowledge(frame)
    const fault = faults.take(`/${method}`)
    if (!fault) return call(id, method, params)
    if (fault.fault === 'refuse') return socket.terminate()
    if (fault.fault === 'malformed') return send({ relay: 42 })
    if (fault.fault === 'status') {
      return send({ id, error: { code: -32000, message: 'The fault switch ordered this answer.' } })
    }
    if (fault.fault === 'delay') {
      setTimeout(() => socket.readyState === socket.OPEN && call(id, method, params), fault.delay ?? 1_000)
    }
  }

  function acknowledge({ id, result }: Frame): void {
    const letter = unanswered.take(Number(id))
    if (!letter) return
    if (result === undefined) received.delete(letter)
    else office.acknowledge(self, letter)
  }

  const pinging = setInterval(() => {
    if (!alive) return socket.terminate()
    alive = false
    socket.ping()
  }, pingInterval)
  socket.on('pong', () => {
    alive = true
  })
  socket.on('message', (data) => receive((data as Buffer).toString('utf8')))
  socket.on('error', () => undefined)
  socket.on('close', () => {
    clearInterval(pinging)
    office.leave(self)
  })
}

function readFrame(text: string): Frame | null {
  try {
    return (JSON.parse(text) ?? null) as Frame | null
  } catch {
    return null
  }
}
