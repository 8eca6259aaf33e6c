import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

/** The files of ours that come at once with some others: what these import, and so on, but types and what is imported when it is wanted. */
export function loadedWith(...paths: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    importsAtOnce(path).forEach(visit)
  }
  paths.forEach(visit)
  return found
}

/** The files of ours that one file imports at once. */
export function importsAtOnce(path: string): readonly string[] {
  return importedValues(path)
    .filter((request) => request.startsWith('.'))
    .map((request) => normalize(join(dirname(path), request)))
}

/** The paths and packages, as they are written, from which one file imports more than types. */
export function importedValues(path: string): readonly string[] {
  if (!/\.tsx?$/.test(path)) return []
  const { module } = parseSync(path, readFileSync(path, 'utf8'))
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) => (isType ? [] : (moduleRequest?.value ?? []))),
  )
  return [...imported, ...passedOn]
}
