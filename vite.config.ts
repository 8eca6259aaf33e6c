import { defineConfig } from 'vite'

const entries = ['index', 'react', 'modal', 'networks', 'testing', 'cli']

/** The library: one module per source file, everything installed left outside. */
export default defineConfig({
  build: {
    outDir: 'dist',
    target: 'es2022',
    minify: false,
    sourcemap: true,
    lib: {
      formats: ['es'],
      entry: Object.fromEntries(entries.map((name) => [`entries/${name}`, `entries/${name}.ts`])),
    },
    rolldownOptions: {
      external: [/^node:/, /^(react|react-dom|rxjs|immer|viem|zod|ink)(\/.*)?$/],
      output: { preserveModules: true, preserveModulesRoot: '.', entryFileNames: '[name].js' },
    },
  },
})
