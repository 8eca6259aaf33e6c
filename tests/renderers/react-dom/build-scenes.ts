import { join } from 'node:path'
import type { Plugin } from 'vite'
import { asEnvironment } from '../../../sandbox/host/as-environment.ts'
import { builtOnce } from '../../../sandbox/host/page-cache.ts'

const sources = ['tests/renderers/react-dom/page', 'core', 'renderers', 'package.json']
const countingJsx = join(import.meta.dirname, 'page/counting-jsx.ts')

/** Elements are made by way of a module that counts them. */
const countRenders: Plugin = {
  name: 'count-renders',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'react/jsx-dev-runtime' && importer !== countingJsx ? countingJsx : null,
}

/** Builds the page of scenes where its sources changed; answers its folder. */
export function buildScenes(): Promise<string> {
  return builtOnce('scenes', sources, async (outDir) => {
    const [{ build }, { default: react }] = await Promise.all([
      import('vite'),
      import('@vitejs/plugin-react'),
    ])
    await asEnvironment('development', () =>
      build({
        configFile: false,
        logLevel: 'warn',
        root: join(import.meta.dirname, 'page'),
        plugins: [react(), countRenders],
        build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
      }),
    )
  })
}
