import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { builtOnce } from '../sandbox/host/page-cache.ts'

const names = ['floor', 'latchkey'] as const
const sources = ['bench/pages', 'core', 'adapters', 'entries', 'renderers', 'package.json']

/** Serves the pages to compare. One Vite build bundles them all, as a host would. */
export async function servePages(): Promise<{ readonly url: string; readonly close: () => void }> {
  const folder = await builtOnce('bench', sources, async (outDir) => {
    await build({
      configFile: false,
      logLevel: 'warn',
      mode: 'production',
      root: resolve('bench/pages'),
      plugins: [react()],
      build: {
        outDir,
        emptyOutDir: true,
        target: 'es2022',
        rolldownOptions: { input: names.map((name) => resolve(`bench/pages/${name}.html`)) },
      },
    })
  })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    readFile(join(folder, pathname)).then(
      (body) => {
        response.setHeader('content-type', pathname.endsWith('.js') ? 'text/javascript' : 'text/html')
        response.end(body)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}
