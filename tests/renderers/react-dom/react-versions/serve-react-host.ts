import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { builtOnce, rootFolder } from '../../../../sandbox/host/page-cache.ts'

/** A host's page under one version of React, drawn on a server in both ways. */
export type ReactHost = {
  readonly url: (way: 'at-once' | 'streamed') => string
  readonly html: (way: 'at-once' | 'streamed') => Promise<string>
  readonly close: () => Promise<void>
}

const folders = { 18: 'tests/react-18/node_modules', 19: 'node_modules' }
const sources = [
  'tests/renderers/react-dom/react-versions',
  'core',
  'renderers',
  'adapters',
  'entries',
  'fixtures',
  'package.json',
]

/** Builds the page and its server with this React, and serves it on a free port. */
export async function serveReactHost(version: 18 | 19): Promise<ReactHost> {
  const folder = await builtOnce(`react-${version}`, sources, async (outDir) => {
    for (const [name, isServer] of [
      ['client', false],
      ['server', true],
    ] as const)
      await build({
        configFile: false,
        logLevel: 'error',
        root: import.meta.dirname,
        plugins: [react()],
        mode: 'development',
        define: { 'process.env.NODE_ENV': '"development"' },
        resolve: {
          alias: ['react', 'react-dom'].map((name) => ({
            find: new RegExp(`^${name}(/.*)?$`),
            replacement: `${join(rootFolder, folders[version], name)}$1`,
          })),
        },
        ssr: { noExternal: true },
        build: {
          outDir: join(outDir, name),
          minify: false,
          target: 'es2022',
          modulePreload: { polyfill: false },
          ssr: isServer ? 'server.tsx' : false,
          rolldownOptions: {
            input: `${import.meta.dirname}/${name}.tsx`,
            output: { entryFileNames: `${name}.js` },
          },
        },
      })
  })
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
