import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Removes the declarations that no entry of the package reaches. A host's compiler never reads them. */
const entries = Object.values(
  (
    JSON.parse(readFileSync('package.json', 'utf8')) as {
      exports: Record<string, string | { types?: string }>
    }
  ).exports,
).flatMap((entry) => (typeof entry === 'object' && entry.types ? [normalize(entry.types)] : []))

const reached = new Set<string>()
const open = [...entries]
for (let file = open.pop(); file !== undefined; file = open.pop()) {
  if (reached.has(file) || !existsSync(file)) continue
  reached.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()['"](\.[^'"]+)['"]/g))
    open.push(join(dirname(file), path.replace(/\.(tsx?|js)$/, '.d.ts')))
}

for (const name of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
  const file = join('dist', name)
  if (file.endsWith('.d.ts') && !reached.has(file)) rmSync(file)
}
