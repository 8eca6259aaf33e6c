import { resolve } from 'node:path'
import { defineConfig } from 'vite'

/**
 * The terminal program as one bundle with everything inside, so that it starts quickly wherever it is put. Packages are taken as
 * Node itself would take them: what the pairing library's packages call `module` is their form for browsers.
 */
export default defineConfig({
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { alias: { 'rpc-websockets': resolve('scripts/without-sockets.ts') } },
  ssr: { noExternal: true, resolve: { conditions: ['node'], mainFields: ['main'] } },
  // Whoever builds with NODE_ENV set, as test runners do, would get the calls of React's development JSX.
  oxc: { jsx: { development: false } },
  plugins: [withoutInkDevtools()],
  build: {
    ssr: 'entries/bin.ts',
    outDir: 'dist/bin',
    emptyOutDir: true,
    target: 'node20',
    minify: true,
    rolldownOptions: { output: { format: 'es', codeSplitting: false, entryFileNames: 'latchkey.js' } },
  },
})

/** Ink connects to a debugger, a package that nobody installs here, only where DEV is set; the bundle leaves that out. */
function withoutInkDevtools() {
  return {
    name: 'without-ink-devtools',
    load: (id: string) => (id.endsWith('/ink/build/devtools.js') ? 'export {}' : null),
  }
}
