import { defineConfig } from 'vite'

/** The terminal program as one bundle with everything inside, so that it starts quickly wherever it is put. */
export default defineConfig({
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
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
