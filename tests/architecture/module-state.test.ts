import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { readModules } from './modules.ts'

type Node = Readonly<Record<string, unknown>> & { readonly type: string }

/** What stands at module level and can change, in a module; each is shared by all Latchkeys of a page, or of a server. */
function changeableIn(path: string, text: string): readonly string[] {
  const { program } = parseSync(path, text, { lang: path.endsWith('x') ? 'tsx' : 'ts' })
  const declarations = (program.body as unknown as readonly Node[]).flatMap((statement) => {
    const inner = (statement['declaration'] ?? statement) as Node
    return inner.type === 'VariableDeclaration' ? [inner] : []
  })
  return declarations.flatMap((declaration) =>
    (declaration['declarations'] as readonly Node[]).flatMap((one) => {
      const init = one['init'] as Node | null
      const name = String((one['id'] as Node)['name'])
      const isWritten = declaration['kind'] !== 'const'
      const isKept =
        init?.type === 'NewExpression' && /^(Weak)?(Map|Set)$/.test(String((init['callee'] as Node)['name']))
      const isChanged = isKept && new RegExp(`\\b${name}\\.(set|add|delete|clear)\\(`).test(text)
      const isAssigned = new RegExp(
        `^\\s*(${name}(\\.\\w+|\\[[^\\]]+\\])\\s*(=|\\+=|\\?\\?=)[^=]|${name}\\.(push|splice|unshift|pop|shift)\\()`,
        'm',
      ).test(text)
      return isWritten || isChanged || isAssigned ? [`${path}: ${name}`] : []
    }),
  )
}

test('module state is limited to weak maps and sets', () => {
  const modules = readModules(['core', 'adapters', 'renderers', 'entries'])
  const kept = modules.flatMap(({ path, text }) =>
    changeableIn(path, text).map((found) => ({ name: found.slice(path.length + 2), text })),
  )
  const others = kept.filter(
    ({ name, text }) => !new RegExp(`^const ${name} = new Weak(Map|Set)\\b`, 'm').test(text),
  )
  expect(others).toEqual([])
})

test('the finder of module state reports mutable state only', () => {
  const text = [
    'let count = 0',
    'const kept = new Map()',
    'const named = new Map([[1, 2]])',
    'const list = []',
    'const plain = { a: 1 }',
    'export const seen = new WeakSet()',
    'const inside = () => { let own = 0; const map = new Map(); map.set(1, own); return plain.a }',
    'export function fill() {\n kept.set(1, 2)\n list.push(1)\n seen.add({})\n}',
  ].join('\n')
  expect(changeableIn('core/x.ts', text)).toEqual([
    'core/x.ts: count',
    'core/x.ts: kept',
    'core/x.ts: list',
    'core/x.ts: seen',
  ])
})
