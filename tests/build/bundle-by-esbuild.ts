import { join, resolve } from 'node:path'
import { build } from 'esbuild'

/** A file that esbuild wrote: the modules with code in it, and the files that it imports, at once or when it is asked to. */
export type EsbuildOutput = {
  readonly name: string
  readonly isEntry: boolean
  readonly modules: readonly string[]
  readonly imports: readonly string[]
  readonly later: readonly string[]
}

const entries = ['react', 'modal', 'elements', 'headless', 'networks', 'themes', 'provider']

/** Bundles a host app's source as esbuild does for production, React left outside; `latchkey` means this package as it is built. */
export async function bundleByEsbuild(source: string): Promise<readonly EsbuildOutput[]> {
  const { metafile } = await build({
    stdin: { contents: source, resolveDir: resolve('.'), sourcefile: 'host.ts' },
    alias: Object.fromEntries([
      ...entries.map((name) => [`latchkey/${name}`, resolve(`dist/entries/${name}.js`)]),
      ['latchkey', resolve('dist/entries/index.js')],
    ]) as Record<string, string>,
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    metafile: true,
    outdir: join(resolve('.'), 'dist-of-host'),
    logLevel: 'silent',
  })
  return Object.entries(metafile.outputs).map(([name, { entryPoint, inputs, imports }]) => ({
    name,
    isEntry: entryPoint === 'host.ts',
    modules: Object.entries(inputs).flatMap(([id, { bytesInOutput }]) => (bytesInOutput > 0 ? [id] : [])),
    imports: imports.flatMap(({ path, kind }) => (kind === 'import-statement' ? [path] : [])),
    later: imports.flatMap(({ path, kind }) => (kind === 'dynamic-import' ? [path] : [])),
  }))
}
