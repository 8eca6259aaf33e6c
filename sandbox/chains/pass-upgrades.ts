import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FaultSwitch } from '../http/fault-switch.ts'
import { meetUpgrade } from '../http/upgrade.ts'

/** The WebSockets of a node behind a proxy. */
export type PassedUpgrades = {
  /** Forwards a WebSocket without faults. */
  pass(request: IncomingMessage, socket: Duplex, head: Buffer): void
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, faults: FaultSwitch): void
  drop(): void
}

/** Forwards WebSocket upgrades to a node, byte by byte. */
export function passUpgrades(nodeUrl: string): PassedUpgrades {
  const { hostname, port } = new URL(nodeUrl)
  const standing = new Set<Duplex>()
  function pass(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const node = connect(Number(port), hostname, () => {
      const lines = [`${request.method} / HTTP/1.1`]
      for (let place = 0; place < request.rawHeaders.length; place += 2)
        lines.push(`${request.rawHeaders[place]}: ${request.rawHeaders[place + 1]}`)
      node.write(`${lines.join('\r\n')}\r\n\r\n`)
      node.write(head)
      node.pipe(socket).pipe(node)
    })
    standing.add(socket)
    node.on('error', () => socket.destroy())
    node.on('close', () => socket.destroy())
    socket.on('close', () => {
      standing.delete(socket)
      node.destroy()
    })
  }
  return {
    pass,
    upgrade: (request, socket, head, faults) =>
      meetUpgrade(faults, socket, () => pass(request, socket, head)),
    drop() {
      for (const socket of standing) socket.destroy()
    },
  }
}
