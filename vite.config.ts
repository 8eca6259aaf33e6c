import { defaultClientConditions, defineConfig } from 'vite'

const entries = ['index', 'react', 'modal', 'networks', 'testing', 'cli']

/**
 * The library: one module per source file, what is installed beside it left outside. RxJS comes inside in its ES2015 form: the form
 * that hosts' bundlers would choose is ES5 and half as large again.
 */
export default defineConfig({
  // Whoever builds with NODE_ENV set, as test runners do, would get the calls of React's development JSX.
  oxc: { jsx: { development: false } },
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    target: 'es2022',
    minify: false,
    cssMinify: true,
    sourcemap: true,
    lib: {
      formats: ['es'],
      entry: Object.fromEntries(entries.map((name) => [`entries/${name}`, `entries/${name}.ts`])),
    },
    rolldownOptions: {
      external: [/^node:/, /^(react|react-dom|immer|viem|zod|ink|uqr|@walletconnect\/[^/]+)(\/.*)?$/],
      output: {
        preserveModules: true,
        preserveModulesRoot: '.',
        entryFileNames: ({ name }) => `${name.replace('node_modules/', 'vendor/')}.js`,
      },
    },
  },
})
