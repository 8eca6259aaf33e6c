import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FaultSwitch } from '../http/fault-switch.ts'
import { meetUpgrade, turnAway } from '../http/upgrade.ts'
import { checkProject, readParameter, Refusal, unsupportedChain } from './refusal.ts'

/** A node that calls are passed on to, and sockets where it has some. */
export type ProxiedNode = {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
  connect?(request: IncomingMessage, socket: Duplex, head: Buffer): void
}

type NodeOf = (chain: string) => ProxiedNode | null

/** The chains of which the public service has sockets, and which run here. */
export const socketChains: ReadonlySet<string> = new Set(['eip155:1'])

/** Passes a JSON-RPC call on to the node of the chain that the query names, for projects that are known. */
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
  // The service takes a call whatever its type is said to be, and nodes do not.
  request.headers['content-type'] = 'application/json'
  await node.answer(request, response)
}

/** Passes a WebSocket at `/ws` on to the node of the chain that the query names, for projects that are known. */
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
