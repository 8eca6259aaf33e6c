import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Each feature that loads late declares its branch of the state in its own file, so no list needs to name it. A host's compiler reads only the
 * declarations it reaches. This script makes the root's declarations import the files of all branches.
 */
const folder = 'dist/core/reducers'
const root = join(folder, 'root.d.ts')

const declaring = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.d.ts'))
  .filter((name) => readFileSync(join(folder, name), 'utf8').includes("declare module '../root.ts'"))
const lines = declaring.map((name) => `import type {} from './${name.replace('.d.ts', '.ts')}';\n`)
writeFileSync(root, `${lines.join('')}${readFileSync(root, 'utf8')}`)
