import { parseSync } from 'vite'
import type { SourceModule } from './modules.ts'

/** A question of an effect as it stands in the source: who asks, and how long the answer may take. */
export type Question = { readonly effect: string; readonly limit: string }

type Node = { readonly type: string; readonly [field: string]: unknown }

/** Every object with an `ask` in some modules, by the exported effect around it. */
export function questionsIn(modules: readonly SourceModule[]): readonly Question[] {
  const bodies = modules.map(({ path, text }) => {
    const { body } = parseSync(path, text).program as unknown as { body: readonly Node[] }
    return body
  })
  const shared = bodies.flatMap((body) => body.flatMap(exported)).map(asNumber)
  return bodies.flatMap((body) => {
    const numbers = new Map([...shared, ...body.flatMap(declared).map(asNumber)])
    return body.flatMap(exported).flatMap(({ name, init }) =>
      plansIn(init).map((plan) => {
        const limit = textOf(plan.get('limit'))
        return { effect: name, limit: numbers.get(limit) ?? limit }
      }),
    )
  })
}

type Declared = { readonly name: string; readonly init: unknown }

function asNumber({ name, init }: Declared): readonly [name: string, number: string] {
  return [name, textOf(init)]
}

function exported(statement: Node): readonly Declared[] {
  return statement.type === 'ExportNamedDeclaration' && isNode(statement.declaration)
    ? declared(statement.declaration)
    : []
}

function declared(statement: Node): readonly Declared[] {
  if (statement.type !== 'VariableDeclaration') return []
  return (statement.declarations as readonly Node[]).map(({ id, init }) => ({
    name: (id as { name: string }).name,
    init,
  }))
}

function plansIn(node: unknown): readonly ReadonlyMap<string, unknown>[] {
  if (Array.isArray(node)) return node.flatMap(plansIn)
  if (!isNode(node)) return []
  const inner = Object.values(node).flatMap(plansIn)
  if (node.type !== 'ObjectExpression') return inner
  const fields = new Map(
    (node.properties as readonly Node[]).map(({ key, value }) => [
      isNode(key) ? String(key.name) : '',
      value,
    ]),
  )
  return fields.has('ask') ? [fields, ...inner] : inner
}

function textOf(node: unknown): string {
  if (!isNode(node)) return ''
  const { type, name, value } = node as Node & { readonly name?: string; readonly value?: string | number }
  return (type === 'Identifier' ? name : value?.toString()) ?? ''
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
