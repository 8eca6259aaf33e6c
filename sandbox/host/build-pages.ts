import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineConfig, Rolldown } from 'vite'
import { packageChunks } from '../../scripts/package-chunks.ts'
import { limitStretch, stretchedLimits } from '../../scripts/stretched-limits.ts'
import { withoutDeniedStorage } from '../../scripts/without-denied-storage.ts'
import { withoutNodeBuffer } from '../../scripts/without-node-buffer.ts'
import { asEnvironment } from './as-environment.ts'
import { builtOnce, rootFolder } from './page-cache.ts'

const demoFolder = join(rootFolder, 'sandbox/demo')

/** Bundles the browser wallets into one module; answers the folder that holds `browser-wallet.js`. */
export function buildBrowserWallet(): Promise<string> {
  return buildScript('browser-wallet', ['sandbox/browser-wallet'])
}

/** Bundles the Solana wallets into one module; answers the folder that holds `solana-wallet.js`. */
export function buildSolanaWallet(): Promise<string> {
  const sources = ['solana-wallet', 'browser-wallet', 'base58.ts', 'solana-key.ts', 'solana-transaction.ts']
  return buildScript(
    'solana-wallet',
    sources.map((name) => `sandbox/${name}`),
  )
}

function buildScript(name: string, sources: readonly string[]): Promise<string> {
  return builtOnce(name, sources, (outDir) =>
    bundle({
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir,
        lib: {
          entry: join(rootFolder, `sandbox/${name}/install.ts`),
          formats: ['es'],
          fileName: () => `${name}.js`,
        },
        rolldownOptions: { output: { codeSplitting: false } },
      },
    }),
  )
}

/** Builds the page of the phone; answers its folder. */
export function buildPhone(): Promise<string> {
  const sources = [
    'phone',
    'browser-wallet',
    'chains',
    'relay',
    'package.json',
    'base58.ts',
    'solana-key.ts',
    'solana-transaction.ts',
  ].map((name) => `sandbox/${name}`)
  return builtOnce('phone', sources, async (outDir) => {
    const { default: react } = await import('@vitejs/plugin-react')
    await bundle({
      root: join(rootFolder, 'sandbox/phone/page'),
      base: './',
      plugins: [react(), withoutNodeBuffer(), withoutDeniedStorage()],
      define: { global: 'globalThis' },
      build: {
        outDir,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: { output: { chunkFileNames: chunkNameOf } },
      },
    })
  })
}

/** Builds the page inside the secure frame, and the one that social providers send its visitors back to; answers their folder. */
export function buildFrame(): Promise<string> {
  const sources = ['sandbox/frame', 'sandbox/phone', 'sandbox/browser-wallet', 'package.json']
  const root = join(rootFolder, 'sandbox/frame/page')
  return builtOnce('frame', sources, (outDir) =>
    bundle({
      root,
      base: './',
      build: {
        outDir,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        // Light and dark are chosen while the page runs, which `light-dark()` in a browser's own hands follows.
        cssTarget: 'chrome123',
        rolldownOptions: { input: ['index.html', 'callback.html'].map((name) => join(root, name)) },
      },
    }),
  )
}

/** Builds the demo host page against the product's sources, with limits stretched for tests; answers its folder, or `null` where there is no demo. */
export async function buildDemo(): Promise<string | null> {
  if (!existsSync(join(demoFolder, 'index.html'))) return null
  const sources = [
    'sandbox/demo',
    'entries',
    'core',
    'adapters',
    'renderers',
    'scripts/package-chunks.ts',
    'scripts/stretched-limits.ts',
    'scripts/without-denied-storage.ts',
    'scripts/without-node-buffer.ts',
    'package.json',
  ]
  const stretch = limitStretch()
  return builtOnce(stretch === 1 ? 'demo' : `stretched-${stretch}-demo`, sources, async (outDir) => {
    const { default: react } = await import('@vitejs/plugin-react')
    await bundle({
      root: demoFolder,
      plugins: [react(), withoutNodeBuffer(), withoutDeniedStorage(), stretchedLimits(stretch)],
      resolve: {
        alias: [
          { find: /^latchkey$/, replacement: join(rootFolder, 'entries/index') },
          { find: /^latchkey\/(.+)$/, replacement: join(rootFolder, 'entries/$1') },
        ],
      },
      build: {
        outDir,
        modulePreload: { polyfill: false },
        copyPublicDir: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: { chunkFileNames: chunkNameOf, codeSplitting: { groups: packageChunks } },
        },
      },
    })
  })
}

/** Chunks by the name of their module; those of features say so, since events, reducers and effects have the same names. */
function chunkNameOf({ name, moduleIds }: Rolldown.PreRenderedChunk): string {
  const isFeature = moduleIds.some((id) => /\/core\/features\/(?!all|at-hand|define-)/.test(id))
  return `assets/${name.replace(/-feature$/, '')}${isFeature ? '-feature' : ''}-[hash].js`
}

async function bundle(config: InlineConfig): Promise<void> {
  const { build } = await import('vite')
  const shared = { emptyOutDir: true, target: 'es2022', reportCompressedSize: false, copyPublicDir: false }
  await asEnvironment('production', () =>
    build({
      configFile: false,
      root: rootFolder,
      logLevel: 'error',
      ...config,
      build: { ...shared, ...config.build },
    }),
  )
}
