import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import type { Rolldown } from 'vite'

/** A bundled host: its chunks by file name, with what each holds and imports. */
export type HostBundle = ReadonlyMap<string, Rolldown.OutputChunk>

/** Bundles a host app's source as Vite does for production, React left outside; `latchkey` means this package as it is built. */
export async function bundleHost(source: string): Promise<HostBundle> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-host-'))
  const entry = join(folder, 'host.ts')
  writeFileSync(entry, source)
  try {
    const result = await build({
      root: resolve('.'),
      configFile: false,
      logLevel: 'silent',
      mode: 'production',
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      resolve: {
        alias: [
          { find: /^latchkey$/, replacement: resolve('dist/entries/index.js') },
          { find: /^latchkey\/(.*)$/, replacement: resolve('dist/entries/$1.js') },
        ],
      },
      build: {
        write: false,
        minify: true,
        target: 'es2022',
        rolldownOptions: { input: entry, external: [/^react($|\/)/, /^react-dom($|\/)/] },
      },
    })
    const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[]
    const chunks = outputs
      .flatMap(({ output }) => output)
      .filter((item): item is Rolldown.OutputChunk => item.type === 'chunk')
    return new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The chunks a browser loads with some others: these and everything they import statically. */
export function staticGraph(bundle: HostBundle, names: readonly string[]): readonly Rolldown.OutputChunk[] {
  const found = new Map<string, Rolldown.OutputChunk>()
  const visit = (name: string) => {
    const chunk = bundle.get(name)
    if (!chunk || found.has(name)) return
    found.set(name, chunk)
    chunk.imports.forEach(visit)
  }
  names.forEach(visit)
  return [...found.values()]
}

/** The sum of the chunks' sizes after gzip, in bytes. */
export function gzipSize(chunks: readonly Rolldown.OutputChunk[]): number {
  return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
}

/** The packages whose code is in some chunks. */
export function packagesIn(chunks: readonly Rolldown.OutputChunk[]): readonly string[] {
  const modules = chunks.flatMap((chunk) => chunk.moduleIds)
  const names = modules.flatMap(
    (id) => /(?:node_modules|dist\/vendor)\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? [],
  )
  return [...new Set(names)].toSorted()
}

/** Reads the manifest of this package. */
export function ownManifest(): {
  readonly dependencies: Record<string, string>
  readonly exports: Record<string, unknown>
} {
  return JSON.parse(readFileSync('package.json', 'utf8'))
}
