import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** A name that an entry exports: its doc, and its declaration as hosts' compilers read it. */
export type ApiExport = { readonly name: string; readonly doc: string; readonly declaration: string }

type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}
type Named = { readonly name?: string; readonly value?: string }

/** A declaration, and its place in a file. */
type Placed = ApiExport & { readonly path: string; readonly declared: Node }

/**
 * Returns what an entry of the built package exports, sorted by name. The declaration of a type that has members of a type which the entry does not
 * export is followed by that type.
 */
export function exportsOf(path: string): readonly ApiExport[] {
  const found = placedExportsOf(path)
  const names = new Set(found.map(({ name }) => name))
  return found.map(({ name, doc, declaration, path: place, declared }) => {
    const inherited = inheritedBy(declared, place).filter((one) => !names.has(one.name))
    return { name, doc, declaration: [declaration, ...inherited.map((one) => one.declaration)].join('\n\n') }
  })
}

function placedExportsOf(path: string): readonly Placed[] {
  const { body } = parsed(path)
  return body
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap((statement) => {
      const source = (statement.source as Named | null)?.value
      if (source === undefined) return declaredIn(path, statement)
      const target = join(dirname(path), source.replace(/\.tsx?$/, '.d.ts'))
      return (statement.specifiers as { readonly local: Named; readonly exported: Named }[]).map(
        ({ local, exported }) => {
          const found = declarationOf(target, nameIn(local), statement.exportKind === 'type')
          if (!found) throw new Error(`${path} exports ${nameIn(local)}, which ${target} does not declare.`)
          return { ...found, name: nameIn(exported) }
        },
      )
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** Formats an entry's exports as a page to read and to compare. */
export function apiReport(specifier: string, exported: readonly ApiExport[]): string {
  const sections = exported.map(
    ({ name, doc, declaration }) => `## ${name}\n\n${doc}\n\n\`\`\`ts\n${declaration}\n\`\`\`\n`,
  )
  return [`# \`${specifier}\`\n`, ...sections].join('\n')
}

/** Returns the declaration of a name in a file. A schema and its type may share a name, and then the type comes second. */
function declarationOf(path: string, name: string, isType: boolean): Placed | undefined {
  const found = parsed(path)
    .body.filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap((statement) => declaredIn(path, statement))
    .filter((one) => one.name === name)
  const wanted = isType ? found.at(-1) : found[0]
  return wanted && { ...wanted, doc: wanted.doc || (found[0]?.doc ?? '') }
}

function declaredIn(path: string, statement: Node): readonly Placed[] {
  const { text, comments } = parsed(path)
  const declared = (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement) as
    | (Node & { readonly id?: Named })
    | null
  if (!declared) return []
  const above = comments.findLast(({ end }) => end <= statement.start)
  const isDoc = above?.value.startsWith('*') && text.slice(above.end, statement.start).trim() === ''
  const doc = above && isDoc ? above.value.replaceAll(/^\s*\* ?|^\*|\s*$/gm, '').trim() : ''
  const declarations = (declared.declarations as { readonly id: Named }[] | undefined) ?? [declared]
  const declaration = text.slice(declared.start, declared.end).replaceAll(/import\("[^"]*"\)\./g, '')
  return declarations.map(({ id }) => ({ name: id?.name ?? '', doc, declaration, path, declared }))
}

/** Returns the types whose members a type has, each before those that it has itself. */
function inheritedBy(declared: Node, path: string): readonly Placed[] {
  const whole = declared.typeAnnotation as Node | undefined
  const parts = whole?.type === 'TSIntersectionType' ? (whole.types as readonly Node[]) : []
  return parts.flatMap(({ typeName }) => {
    const one = typeIn(path, (typeName as Named | undefined)?.name)
    return one ? [one, ...inheritedBy(one.declared, one.path)] : []
  })
}

/** Returns the type that a name means in a file. Undefined for types of other packages. */
function typeIn(path: string, name: string | undefined): Placed | undefined {
  for (const statement of parsed(path).body) {
    if (statement.type === 'ImportDeclaration') {
      const target = (statement.source as Named).value ?? ''
      const specifiers = statement.specifiers as readonly {
        readonly local: Named
        readonly imported?: Named
      }[]
      const wanted = specifiers.find(({ local }) => local.name === name)?.imported
      if (wanted && target.startsWith('.'))
        return typeIn(join(dirname(path), target.replace(/\.tsx?$/, '.d.ts')), nameIn(wanted))
    }
    const found = declaredIn(path, statement).find((one) => one.name === name)
    if (found?.declared.type === 'TSTypeAliasDeclaration') return found
  }
  return undefined
}

function parsed(path: string) {
  const text = readFileSync(path, 'utf8')
  const { program, comments } = parseSync(path, text, { lang: 'dts' })
  return { text, comments, body: program.body as unknown as readonly Node[] }
}

function nameIn({ name, value }: Named): string {
  return name ?? value ?? ''
}
