import { build } from 'vite'
import type { Plugin, Rolldown } from 'vite'

/** A chunk of the package as it is published, with the modules of ours and of others that it holds. */
export type PackageChunk = {
  readonly code: string
  readonly modules: readonly string[]
  /** The chunks that a page fetches with it. */
  readonly imports: readonly string[]
}

/** Builds the package in memory, by its own configuration and with whatever a test adds; chunks by name. */
export async function buildPackage(
  plugins: readonly Plugin[] = [],
): Promise<ReadonlyMap<string, PackageChunk>> {
  const result = await build({
    configFile: 'vite.config.ts',
    logLevel: 'silent',
    plugins: [...plugins],
    build: { write: false, emptyOutDir: false, minify: true, sourcemap: false },
  })
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[]
  const chunks = outputs.flatMap(({ output }) => output).filter((item) => item.type === 'chunk')
  return new Map(
    chunks.map(({ fileName, code, moduleIds, imports }) => [
      chunkNameOf(fileName),
      { code, modules: moduleIds.map(nameOf).toSorted(), imports: imports.map(chunkNameOf) },
    ]),
  )
}

function chunkNameOf(fileName: string): string {
  return fileName.replace(/^.*\/|\.js$/g, '')
}

function nameOf(id: string): string {
  return id.replace(/^.*\/(?=node_modules\/)|^\0|\?.*$/g, '').replace(`${process.cwd()}/`, '')
}
