import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

/** A source file and what it imports, type imports and lazy ones included; relative ones as paths from the root. */
export type SourceModule = {
  readonly path: string
  readonly text: string
  readonly imports: readonly string[]
}

/** Reads every source file of ours below some folders of the project. */
export function readModules(folders: readonly string[]): readonly SourceModule[] {
  return folders.flatMap(filesBelow).map((path) => {
    const text = readFileSync(path, 'utf8')
    return { path, text, imports: importsOf(path, text) }
  })
}

/** What one file imports. */
export function importsOf(path: string, text: string): readonly string[] {
  const { module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} could not be read: ${errors[0]?.message}`)
  const fromStatic = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
  const fromExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  const fromDynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start, end).replaceAll(/['"`]/g, ''),
  )
  const fromTypes = [...text.matchAll(/\bimport\((['"])([^'"]+)\1\)\s*[.[]/g)].map((match) => match[2] ?? '')
  return [...new Set([...fromStatic, ...fromExports, ...fromDynamic, ...fromTypes])].map((request) =>
    request.startsWith('.') ? normalize(join(dirname(path), request)) : request,
  )
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('node_modules'))
}
