import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { FaultSwitch } from '../http/fault-switch.ts'
import { meetUpgrade } from '../http/upgrade.ts'
import { serveSubscriber } from './serve-subscriber.ts'
import type { SolanaNode } from './solana-node.ts'

/** The WebSockets of a node. */
export type SolanaSockets = {
  /** Accepts a handshake of any server. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, faults: FaultSwitch): void
  /** Listens on a port for sockets only. Returns `null` if the port is taken. */
  listenOn(port: number, faults: FaultSwitch): Promise<Server | null>
  drop(): void
}

/** Creates sockets over a node that starts with the first one. */
export function createSockets(wake: () => Promise<SolanaNode>): SolanaSockets {
  const sockets = new WebSocketServer({ noServer: true })
  const upgrade: SolanaSockets['upgrade'] = (request, socket, head, faults) =>
    meetUpgrade(faults, socket, () => {
      wake().then(
        (node) =>
          sockets.handleUpgrade(request, socket, head, (client) => serveSubscriber(client, node, faults)),
        () => socket.destroy(),
      )
    })
  return {
    upgrade,
    listenOn: (port, faults) =>
      new Promise((resolve) => {
        const server = createServer((_, response) => response.writeHead(426).end())
        server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
          upgrade(request, socket, head, faults),
        )
        server.once('error', () => resolve(null))
        server.listen(port, '127.0.0.1', () => resolve(server))
      }),
    drop() {
      for (const client of sockets.clients) client.terminate()
    },
  }
}
