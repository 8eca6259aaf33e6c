import { defaultClientConditions, defineConfig } from 'vite'
import { packageChunks } from './scripts/package-chunks.ts'

const entries = [
  'index',
  'react',
  'modal',
  'elements',
  'headless',
  'networks',
  'themes',
  'provider',
  'wagmi',
  'wagmi-core',
  'testing',
  'cli',
]

/**
 * The library, in a few modules that hosts' bundlers keep as they are: what every page loads, what React hosts load beside it, what
 * comes with the modal, and what comes later. RxJS, immer, zod and bs58 come inside: RxJS in its ES2015 form, since the form that hosts'
 * bundlers would choose is ES5 and half as large again, the others so that no bundler spreads them over chunks of their own. The
 * pairing library and Solana's come inside too, by `vite.pairing.config.ts` and `vite.solana.config.ts`.
 */
export default defineConfig({
  // Whoever builds with NODE_ENV set, as test runners do, would get the calls of React's development JSX.
  oxc: { jsx: { development: false } },
  plugins: [inProduction()],
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    target: 'es2022',
    minify: false,
    cssMinify: true,
    sourcemap: true,
    license: { fileName: 'vendor/licenses.md' },
    lib: {
      formats: ['es'],
      entry: Object.fromEntries(entries.map((name) => [`entries/${name}`, `entries/${name}.ts`])),
    },
    rolldownOptions: {
      // 'use client' stays at the top of its entry; tests/hosts would tell.
      onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
      // Constants stand where they are used, so that no chunk waits for a table of them.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      external: [
        /^node:/,
        /^(react|react-dom|viem|wagmi|ink|uqr|@walletconnect\/sign-client|@solana\/web3\.js)(\/.*)?$/,
      ],
      output: {
        paths: {
          '@walletconnect/sign-client': '../vendor/@walletconnect/sign-client/index.js',
          '@solana/web3.js': '../vendor/@solana/web3.js/index.js',
        },
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name].js',
        codeSplitting: { groups: packageChunks },
      },
    },
  },
})
/** What comes inside comes without its words for development; of our own code a host's bundler decides. */
function inProduction() {
  return {
    name: 'in-production',
    transform: (code: string, id: string) =>
      id.includes('/node_modules/') && code.includes('process.env.NODE_ENV')
        ? { code: code.replaceAll('process.env.NODE_ENV', '"production"'), map: null }
        : null,
  }
}
