import { join } from 'node:path'
import { asEnvironment } from '../../../../sandbox/host/as-environment.ts'
import { builtOnce, rootFolder } from '../../../../sandbox/host/page-cache.ts'

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

/** Builds the page and its server with this React where their sources changed; answers their folder. */
export function buildReactHost(version: 18 | 19): Promise<string> {
  return builtOnce(`react-${version}`, sources, async (outDir) => {
    const [{ build }, { default: react }] = await Promise.all([
      import('vite'),
      import('@vitejs/plugin-react'),
    ])
    for (const [name, isServer] of [
      ['client', false],
      ['server', true],
    ] as const)
      await asEnvironment('development', () =>
        build({
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
        }),
      )
  })
}
