import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const attempts = 50

/** Listens on loopback and returns the port: the requested one, else the next free one. With port 0 the system chooses. */
export async function listen(server: Server, wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + attempts && port <= 65_535; port += 1) {
    if (await tryPort(server, port)) return (server.address() as AddressInfo).port
  }
  throw new Error(`No free port from ${wanted} to ${wanted + attempts - 1}: choose another one with --port.`)
}

function tryPort(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      server.removeListener('listening', ready)
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false)
      else reject(error)
    }
    const ready = () => {
      server.removeListener('error', failed)
      resolve(true)
    }
    server.once('error', failed)
    server.once('listening', ready)
    server.listen(port, '127.0.0.1')
  })
}
