import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourceHash } from './source-hash.ts'

/** The root folder of the checkout. */
export const rootFolder = fileURLToPath(new URL('../../', import.meta.url))

const cacheFolder = join(rootFolder, 'node_modules/.cache/latchkey-sandbox')

/**
 * Returns a folder with the built output of sources. Reuses a cached one if nothing has changed, else runs `build` with a new folder.
 * Simultaneous starts do not conflict.
 */
export async function builtOnce(
  name: string,
  sources: readonly string[],
  build: (outputFolder: string) => Promise<void>,
): Promise<string> {
  const paths = [...sources, 'sandbox/host', 'package-lock.json'].map((path) => join(rootFolder, path))
  const target = join(cacheFolder, `${name}-${sourceHash(paths)}`)
  if (existsSync(target)) return target
  mkdirSync(cacheFolder, { recursive: true })
  const draft = mkdtempSync(join(cacheFolder, 'draft-'))
  try {
    await build(draft)
    publish(draft, target)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  forgetOlder(name, target)
  return target
}

function publish(draft: string, target: string): void {
  try {
    renameSync(draft, target)
  } catch (error) {
    // Another start may have finished the same build first.
    if (!existsSync(target)) throw error
  }
}

function forgetOlder(name: string, target: string): void {
  const kept = 4
  const older = readdirSync(cacheFolder)
    .filter((entry) => entry.startsWith(`${name}-`))
    .map((entry) => join(cacheFolder, entry))
    .filter((folder) => folder !== target)
    .sort((left, right) => changedAt(right) - changedAt(left))
    .slice(kept)
  for (const folder of older) rmSync(folder, { recursive: true, force: true })
}

function changedAt(folder: string): number {
  return statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
