import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import type { Duplex } from 'node:stream'
import { frameCalls, type CallInput } from './frame-calls.ts'
import type { FrameWorld } from './frame-world.ts'
import { answerMessages } from './page/answer-message.ts'
import { createApprovals } from './page/approvals.ts'
import type { KeptDevice } from './page/kept-device.ts'

/** The protocol of the upgraded connection. */
export const socketProtocol = 'latchkey-frame'

type Said = { readonly answer?: { readonly id?: unknown; readonly isApproved?: unknown } }

/**
 * Serves the frame to a client without a page. Each line is a JSON message, and visible questions have lines of their own. The frame knows its
 * visitor as long as the socket is open.
 */
export function answerSocket(world: FrameWorld, socket: Duplex): void {
  const say = (message: object) => void (socket.writable && socket.write(`${JSON.stringify(message)}\n`))
  const approvals = createApprovals((request) =>
    say({ shows: request && !request.isUnderWay ? { id: request.id, ...request.words } : null }),
  )
  const calls = async (path: string, input: CallInput) => frameCalls[path]?.(world, input)
  const hear = answerMessages({ calls, device: fleetingDevice(), approvals, wear: () => {}, name: () => {} })
  createInterface({ input: socket }).on('line', (line) => {
    const said = jsonOf(line)
    const { answer } = Object(said) as Said
    if (answer) approvals.end(String(answer.id), answer.isApproved === true)
    else hear(said, 'terminal', say)
  })
  socket.on('error', () => socket.destroy())
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: ${socketProtocol}\r\n\r\n`,
  )
}

function fleetingDevice(): KeptDevice {
  let [token, email, chain]: [string | null, string | null, string] = [null, null, 'eip155:1']
  return {
    id: randomUUID(),
    token: () => token,
    email: () => email,
    chain: () => chain,
    keepToken: (kept) => (token = kept),
    keepEmail: (kept) => (email = kept),
    keepChain: (kept) => (chain = kept),
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
