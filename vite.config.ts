import { readFile } from 'node:fs/promises'
import { defaultClientConditions, defineConfig, transformWithOxc } from 'vite'

const entries = ['index', 'react', 'modal', 'networks', 'testing', 'cli']

/**
 * The library: one module per source file, what is installed beside it left outside. RxJS comes inside in its ES2015 form: the form
 * that hosts' bundlers would choose is ES5 and half as large again. The pairing library comes inside too, by `vite.pairing.config.ts`.
 */
export default defineConfig({
  // Whoever builds with NODE_ENV set, as test runners do, would get the calls of React's development JSX.
  oxc: { jsx: { development: false } },
  plugins: [asyncAsWritten()],
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
      // Each entry stays a module of its own, so its 'use client' stays at its top; tests/hosts would tell.
      onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
      external: [/^node:/, /^(react|react-dom|immer|viem|zod|ink|uqr|@walletconnect\/sign-client)(\/.*)?$/],
      output: {
        preserveModules: true,
        preserveModulesRoot: '.',
        paths: { '@walletconnect/sign-client': '../../vendor/@walletconnect/sign-client/index.js' },
        entryFileNames: ({ name }) => `${name.replace('node_modules/', 'vendor/')}.js`,
      },
    },
  },
})

/** The two modules of RxJS that know async iterables, from its own sources: its ES2015 form spells `async` out with a kibibyte of helpers. */
function asyncAsWritten() {
  return {
    name: 'async-as-written',
    async load(id: string) {
      const place = /rxjs\/dist\/esm\/internal\/(observable\/innerFrom|util\/isReadableStreamLike)\.js$/.exec(
        id,
      )?.[1]
      if (place === undefined) return null
      const source = await readFile(`node_modules/rxjs/src/internal/${place}.ts`, 'utf8')
      const { code } = await transformWithOxc(source, `${place}.ts`, { target: 'es2022', sourcemap: false })
      return { code, map: null }
    },
  }
}
