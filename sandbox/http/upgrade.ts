import type { Duplex } from 'node:stream'
import type { FaultSwitch } from './fault-switch.ts'

/** Applies the active fault of `/` to a WebSocket. Accepts the socket if there is none, or after a delay. */
export function meetUpgrade(faults: FaultSwitch, socket: Duplex, receive: () => void): void {
  socket.on('error', () => socket.destroy())
  const fault = faults.take('/')
  if (fault?.fault === 'hang') return
  if (fault?.fault === 'refuse') return void socket.destroy()
  if (fault?.fault === 'status')
    return turnAway(socket, fault.status ?? 500, 'The fault switch ordered this answer.')
  if (fault?.fault === 'malformed') return void socket.end('HTTP/1.1 101 Perhaps\r\n\r\n{"sandbox":42}')
  const wait = fault ? (fault.delay ?? 1_000) : 0
  if (wait === 0) return receive()
  setTimeout(() => socket.destroyed || receive(), wait)
}

/** Refuses a WebSocket with an HTTP status and the reason as text. */
export function turnAway(socket: Duplex, status: number, reason: string): void {
  socket.end(
    `HTTP/1.1 ${status} Refused\r\ncontent-type: text/plain\r\ncontent-length: ${Buffer.byteLength(reason)}\r\nconnection: close\r\n\r\n${reason}`,
  )
}
