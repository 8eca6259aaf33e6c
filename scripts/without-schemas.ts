import { readFile } from 'node:fs/promises'
import { parseAst } from 'vite'
import type { Plugin } from 'vite'

/** The marks of a module that keeps its schemas: those that read tapes and check options, and what these stand on. What only writes a tape needs none. */
const keeping = '?with-schemas'
const events = /\/core\/events\/[^/]+\.ts$/
const readers =
  /\/core\/(recording\/(?!(late-recorder|page-recorder|line-recorder|late-checkpoint|record-ports|ring|hide-secrets|map-texts|exact-pattern|texts-in|tape-format)\.)[^/]+|events\/(all|event-schema|secret)|domain\/(parse-options|personal))\.ts$/

/**
 * Pages decide by guards: schemas are for who reads a tape or checks options. So every module that declares schemas is there twice,
 * once with them for those readers, and once for pages, where events are declared without their fields and nothing is left of zod.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !source.startsWith('.')) return null
      if (!importer.endsWith(keeping) && !readers.test(importer)) return null
      const found = await this.resolve(source, importer.replace(keeping, ''), { ...options, skipSelf: true })
      if (!found || !found.id.includes('/core/') || readers.test(found.id)) return found
      return events.test(found.id) || (await readFile(found.id, 'utf8')).includes("from 'zod/mini'")
        ? { ...found, id: `${found.id}${keeping}` }
        : found
    },
    load: (id) => (id.endsWith(keeping) ? readFile(id.replace(keeping, ''), 'utf8') : null),
    transform: (code, id) =>
      events.test(id) && !readers.test(id) ? { code: withoutFields(code), map: null } : null,
  }
}

type Node = { readonly type: string; readonly start: number; readonly end: number }
type Call = Node & { readonly callee: { readonly name?: string }; readonly arguments: readonly Node[] }

/** The source of events with `intent()` and `fact()` for every `intent({ … })` and `fact({ … })`. */
function withoutFields(code: string): string {
  const found: Node[] = []
  visit(parseAst(code, { lang: 'ts' }), (node) => {
    const { callee, arguments: given } = node as Partial<Call>
    if (node.type === 'CallExpression' && /^(intent|fact)$/.test(callee?.name ?? ''))
      found.push(...(given ?? []))
  })
  const bare = found.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code)
  return withoutUnusedImports(bare).replace(/= defineEvents\(/, '= /* @__PURE__ */ defineEvents(')
}

/** Imports that nothing uses any more would still bring their modules along. */
function withoutUnusedImports(code: string): string {
  const body = code.replaceAll(/^import .*$/gm, '')
  return code.replaceAll(
    /^import (?:\* as (\w+)|\{ (.*) \}) from .*\n/gm,
    (line, whole: string, named: string) => {
      const names = (whole ?? named).split(', ')
      return names.some((name) => new RegExp(`\\b${name}\\b`).test(body)) ? line : ''
    },
  )
}

function visit(value: unknown, tell: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && 'start' in value) tell(value as Node)
  for (const inner of Object.values(value)) visit(inner, tell)
}
