import { resolve } from 'node:path'
import { defineConfig } from 'vite'

/**
 * Solana's library in its form for browsers, as one module inside the package: installed beside, it would bring forty packages, two of
 * them to be compiled, for what one adapter asks of it. The library's sockets (LGPL) stay outside: nobody opens any.
 */
export default defineConfig({
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { alias: { 'rpc-websockets': resolve('scripts/without-sockets.ts') } },
  build: {
    outDir: 'dist/vendor/@solana/web3.js',
    target: 'es2022',
    minify: false,
    license: { fileName: 'licenses.md' },
    lib: {
      formats: ['es'],
      entry: 'node_modules/@solana/web3.js/lib/index.browser.esm.js',
      fileName: 'index',
    },
    // What the library reads keys by takes Node's `Buffer` from nowhere, which no browser has.
    rolldownOptions: {
      output: { codeSplitting: false },
      transform: { inject: { Buffer: ['buffer', 'Buffer'] } },
    },
  },
})
