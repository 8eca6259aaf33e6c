import { defineConfig } from 'vite'
import { withoutDeniedStorage } from './scripts/without-denied-storage.ts'
import { withoutNodeBuffer } from './scripts/without-node-buffer.ts'

/**
 * The pairing library in its form for browsers, as one module inside the package: installed beside, its logger's form for Node makes
 * the server builds of hosts warn of packages that nobody has.
 */
export default defineConfig({
  plugins: [withoutNodeBuffer(), withoutDeniedStorage()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: 'dist/vendor/@walletconnect/sign-client',
    target: 'es2022',
    minify: false,
    license: { fileName: 'licenses.md' },
    lib: {
      formats: ['es'],
      entry: 'node_modules/@walletconnect/sign-client/dist/index.es.js',
      fileName: 'index',
    },
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
