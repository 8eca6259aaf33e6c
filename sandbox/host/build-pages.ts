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
/** The files by which wallets read and sign Solana's transactions. */
const solanaFiles = ['solana-key.ts', 'solana-transaction.ts', 'solana-transfer.ts', 'token-programs.ts']

/** Bundles the browser wallets into one module. Returns the folder of `browser-wallet.js`. */
export function buildBrowserWallet(): Promise<string> {
  return buildScript('browser-wallet', ['sandbox/browser-wallet'])
}

/** Bundles the Solana wallets into one module. Returns the folder of `solana-wallet.js`. */
export function buildSolanaWallet(): Promise<string> {
  const sources = ['solana-wallet', 'browser-wallet', ...solanaFiles]
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

/** Builds the phone's page. Returns its folder. */
export function buildPhone(): Promise<string> {
  const sources = ['phone', 'browser-wallet', 'chains', 'relay', 'package.json', ...solanaFiles].map(
    (name) => `sandbox/${name}`,
  )
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

/** Builds the secure frame's page and its callback page. Returns their folder. */
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
        // The colour scheme is chosen at runtime, so `light-dark()` must stay in the CSS.
        cssTarget: 'chrome123',
        rolldownOptions: { input: ['index.html', 'callback.html'].map((name) => join(root, name)) },
      },
    }),
  )
}

/** Builds the demo page from the product's sources, with longer time limits for tests. Returns its folder, or `null` if there is no demo. */
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

/** Returns a chunk's name from its module. Chunks of features have a suffix, because events, reducers and effects have the same names. */
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
