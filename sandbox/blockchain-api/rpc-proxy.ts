import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FaultSwitch } from '../http/fault-switch.ts'
import { meetUpgrade, turnAway } from '../http/upgrade.ts'
import { checkProject, readParameter, Refusal, unsupportedChain } from './refusal.ts'

/** A node to which calls are forwarded, and sockets if it has some. */
export type ProxiedNode = {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
  connect?(request: IncomingMessage, socket: Duplex, head: Buffer): void
}

type NodeOf = (chain: string) => ProxiedNode | null

/** The chains with sockets in the public service that run in the sandbox. */
export const socketChains: ReadonlySet<string> = new Set(['eip155:1'])

/** Forwards a JSON-RPC call to the node of the query's chain, for known projects. */
export async function passCall(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  nodeOf: NodeOf,
): Promise<void> {
  const chain = readParameter(url, 'chainId')
  checkProject(readParameter(url, 'projectId'))
  const node = nodeOf(chain)
  if (!node) throw unsupportedChain(chain)
  // The service accepts any content type, but nodes do not.
  request.headers['content-type'] = 'application/json'
  await node.answer(request, response)
}

/** Forwards a WebSocket at `/ws` to the node of the query's chain, for known projects. */
export function passSockets(nodeOf: NodeOf) {
  return (request: IncomingMessage, socket: Duplex, head: Buffer, faults: FaultSwitch): void => {
    meetUpgrade(faults, socket, () => {
      const url = new URL(request.url ?? '/', 'http://sandbox')
      try {
        if (url.pathname !== '/ws') throw new Refusal(404, null, 'Not found')
        const chain = readParameter(url, 'chainId')
        checkProject(readParameter(url, 'projectId'))
        const node = socketChains.has(chain) ? nodeOf(chain) : null
        if (!node?.connect) throw unsupportedChain(chain)
        node.connect(request, socket, head)
      } catch (error) {
        if (!(error instanceof Refusal)) return void socket.destroy()
        turnAway(socket, error.status, error.message)
      }
    })
  }
}
