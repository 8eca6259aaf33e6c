import type { SourceModule } from '../tests/architecture/modules.ts'

/** The folders that the picture is made from. */
export const pictureFolders = ['core', 'adapters', 'renderers', 'entries']

/** The boxes of the picture: an id, the words in the box, and the files that belong to it. The first row that fits a file counts. */
const layers: readonly (readonly [id: string, label: string, files: RegExp])[] = [
  ['entries', 'entries', /^entries\//],
  ['reactDom', 'renderers/react-dom', /^renderers\/react-dom\//],
  ['cli', 'renderers/cli', /^renderers\/cli\//],
  ['bindings', 'renderers/react-bindings', /^renderers\/react-bindings\//],
  ['headless', 'renderers/headless', /^renderers\/headless\//],
  ['providers', 'renderers/providers', /^renderers\/providers\//],
  ['viewModels', 'core/view-models', /^core\/view-models\//],
  [
    'engine',
    'core: engine, verbs, recording, features',
    /^core\/((engine|verbs|recording|features)\/|[^/]+$)/,
  ],
  ['effects', 'core/effects', /^core\/effects\//],
  ['selectors', 'core/selectors', /^core\/selectors\//],
  ['reducers', 'core/reducers', /^core\/reducers\//],
  ['flows', 'core/flows', /^core\/flows\//],
  ['events', 'core/events', /^core\/events\//],
  ['strings', 'core/strings', /^core\/strings\//],
  ['adapters', 'adapters', /^adapters\//],
  ['ports', 'core/ports', /^core\/ports\//],
  ['loading', 'core/loading', /^core\/loading\//],
  ['domain', 'core/domain', /^core\/domain\//],
]

type Imports = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Returns the layers and the imports between them as a Mermaid flowchart. Leaves out an arrow if a longer way leads to the same layer.
 * Throws if a file has no layer, or if layers import each other in a circle.
 */
export function architecturePicture(modules: readonly SourceModule[]): string {
  const imports = layerImports(modules)
  const arrows = [...imports].flatMap(([from, targets]) => {
    const direct = layers
      .map(([id]) => id)
      .filter((id) => targets.has(id) && ![...targets].some((other) => leadsTo(imports, other, id)))
    return direct.length > 0 ? `  ${from} --> ${direct.join(' & ')}` : []
  })
  const boxes = layers.map(([id, label]) => `  ${id}["${label}"]`)
  return ['```mermaid', 'flowchart TD', ...boxes, ...arrows, '```'].join('\n')
}

/** Returns a page with the picture in the place that is marked for it. */
export function withArchitecturePicture(page: string, modules: readonly SourceModule[]): string {
  return page.replace(
    /(<!-- layers: [^\n]*-->\n)[^]*(\n<!-- \/layers -->)/,
    (_, begin: string, end: string) => `${begin}\n${architecturePicture(modules)}\n${end}`,
  )
}

function layerImports(modules: readonly SourceModule[]): Imports {
  const imports = new Map(layers.map(([id]) => [id, new Set<string>()]))
  for (const { path, imports: targets } of modules) {
    const from = layerOf(path)
    for (const target of targets.filter(isOwn)) {
      const to = layerOf(target)
      if (to !== from) imports.get(from)?.add(to)
    }
  }
  for (const [id, targets] of imports)
    for (const target of targets)
      if (leadsTo(imports, target, id))
        throw new Error(
          `The layers "${id}" and "${target}" import each other; expected imports in one direction.`,
        )
  return imports
}

function isOwn(path: string): boolean {
  return pictureFolders.some((folder) => path.startsWith(`${folder}/`))
}

function layerOf(path: string): string {
  const [id] = layers.find(([, , files]) => files.test(path)) ?? []
  if (id === undefined) throw new Error(`The file ${path} has no layer; add a row to "layers".`)
  return id
}

/** Whether imports lead from one layer to another, directly or by way of others. */
function leadsTo(imports: Imports, from: string, to: string, seen = new Set<string>()): boolean {
  if (seen.has(from)) return false
  seen.add(from)
  return [...(imports.get(from) ?? [])].some((next) => next === to || leadsTo(imports, next, to, seen))
}
