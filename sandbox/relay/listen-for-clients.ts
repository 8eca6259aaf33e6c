import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { allowOtherOrigins, control } from '../http/control.ts'
import type { FaultSwitch } from '../http/fault-switch.ts'
import { listen } from '../http/listen.ts'
import { sendFailure } from '../http/send.ts'
import { meetUpgrade, turnAway } from '../http/upgrade.ts'
import { admit } from './admission.ts'
import { serveClient } from './connection.ts'
import type { PostOffice } from './post-office.ts'

const largestFrame = 1_048_576
const refusedCode = 3000

/** A listening server: its port, and functions that drop its clients or stop it. */
export type Listener = { readonly port: number; dropClients(): void; close(): Promise<void> }

/** Listens for WebSocket clients and for `/control`, on this port or the next free one. */
export async function listenForClients(
  port: number,
  office: PostOffice,
  faults: FaultSwitch,
): Promise<Listener> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestFrame })
  const server = createServer((request, response) => void answer(request, response, faults))
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    meetUpgrade(faults, socket, () => receive(request, socket, head)),
  )

  function receive(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const admission = admit(request)
    if ('refusal' in admission && !admission.wantsCloseEvent) return turnAway(socket, 401, admission.refusal)
    sockets.handleUpgrade(request, socket, head, (client) => {
      if ('refusal' in admission) client.close(refusedCode, admission.refusal)
      else serveClient(client, admission.clientId, office, faults)
    })
  }
  const dropClients = () => {
    for (const client of sockets.clients) client.terminate()
  }

  return {
    port: await listen(server, port),
    dropClients,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        dropClients()
        server.closeAllConnections()
      }),
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  faults: FaultSwitch,
): Promise<void> {
  allowOtherOrigins(response, ['content-type'])
  if (request.url === '/control') return control(request, response, faults)
  sendFailure(response, 426, 'upgrade', 'The relay speaks WebSocket: connect with ws://.')
}
