import { build } from 'vite'

/** A module of the product as one script for a page; what it exports hangs on a global name. */
export async function bundled(entry: string, name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name } },
  })
  const [built] = Array.isArray(result) ? result : []
  const chunk = built?.output[0]
  if (!chunk) throw new Error(`${entry} was not bundled.`)
  return chunk.code
}
