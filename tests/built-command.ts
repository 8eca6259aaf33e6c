import { join } from 'node:path'
import { builtOnce, rootFolder } from '../sandbox/host/page-cache.ts'

const sources = [
  'entries',
  'core',
  'adapters',
  'renderers',
  'vite.cli.config.ts',
  'scripts/without-sockets.ts',
  'package.json',
]

/** Builds the terminal program as it is published, where its sources changed; answers its file. */
export async function builtCommand(): Promise<string> {
  const folder = await builtOnce('command', sources, async (outDir) => {
    const { build } = await import('vite')
    const configFile = join(rootFolder, 'vite.cli.config.ts')
    await build({ configFile, root: rootFolder, logLevel: 'error', build: { outDir } })
  })
  return join(folder, 'latchkey.js')
}
