import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { buildReactHost } from './build-react-host.ts'

/** A host's page under one version of React, drawn on a server in both ways. */
export type ReactHost = {
  readonly url: (way: 'at-once' | 'streamed') => string
  readonly html: (way: 'at-once' | 'streamed') => Promise<string>
  readonly close: () => Promise<void>
}

/** Builds the page and its server with this React, and serves it on a free port. */
export async function serveReactHost(version: 18 | 19): Promise<ReactHost> {
  const folder = await buildReactHost(version)
  const { drawnAtOnce, streamed } = (await import(
    join(folder, 'server/server.js')
  )) as typeof import('./server.tsx')
  const html = async (way: string) => (way === 'streamed' ? streamed() : drawnAtOnce())
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    const answer = async () => {
      if (path.endsWith('.js')) {
        response.setHeader('content-type', 'text/javascript')
        return readFile(join(folder, 'client', path))
      }
      if (extname(path) !== '') return ''
      response.setHeader('content-type', 'text/html')
      return `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,"><div id="host">${await html(path.slice(1))}</div><div id="aside"></div><script type="module" src="/client.js"></script></html>`
    }
    answer().then(
      (body) => response.end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: (way) => `http://127.0.0.1:${port}/${way}`,
    html,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
