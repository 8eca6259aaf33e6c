import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Returns a short hash of the files at these paths, including all files of folders. */
export function sourceHash(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(listFiles))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 16)
}

function listFiles(path: string): readonly string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .sort()
  return names.flatMap((name) => listFiles(join(path, name)))
}
