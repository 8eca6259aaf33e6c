import { join } from 'node:path'
import { builtOnce } from '../../sandbox/host/page-cache.ts'

const sources = ['tests/e2e/host-page', 'entries', 'core', 'adapters', 'renderers', 'package.json']

/** Builds the dapps of hosts where their sources changed; answers their folder. */
export function buildHostPages(): Promise<string> {
  return builtOnce('host-page', sources, async (outDir) => {
    const [{ build }, { default: react }] = await Promise.all([
      import('vite'),
      import('@vitejs/plugin-react'),
    ])
    await build({
      configFile: false,
      logLevel: 'error',
      root: join(import.meta.dirname, 'host-page'),
      plugins: [react()],
      build: {
        outDir,
        emptyOutDir: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
      },
    })
  })
}
