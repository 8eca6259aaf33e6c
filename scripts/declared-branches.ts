import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Each slice that arrives late declares its branch of the state where it stands, so that no list has to know. A host's compiler reads only
 * the declarations that it comes to: here those of the state name the files of all branches.
 */
const folder = 'dist/core/reducers'
const root = join(folder, 'root.d.ts')

const declaring = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.d.ts'))
  .filter((name) => readFileSync(join(folder, name), 'utf8').includes("declare module '../root.ts'"))
const lines = declaring.map((name) => `import type {} from './${name.replace('.d.ts', '.ts')}';\n`)
writeFileSync(root, `${lines.join('')}${readFileSync(root, 'utf8')}`)
