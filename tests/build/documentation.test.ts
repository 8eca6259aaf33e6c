import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/** What a host reads of a declaration while it writes: each member by its path, with its doc. */
function membersOf(path: string, typeName: string): ReadonlyMap<string, string> {
  const text = readFileSync(`dist/${path}.d.ts`, 'utf8')
  const { program, comments } = parseSync(path, text, { lang: 'dts' })
  const found = new Map<string, string>()
  const docAbove = (start: number) => {
    const above = comments.findLast(({ end }) => end <= start)
    const isDoc = above?.type === 'Block' && above.value.startsWith('*')
    return isDoc && text.slice(above.end, start).trim() === ''
      ? above.value.replaceAll(/[\s*]+/g, ' ').trim()
      : ''
  }
  const visit = (node: unknown, place: string) => {
    if (typeof node !== 'object' || node === null) return
    const { type, key, start } = node as { type?: string; key?: { name?: string }; start?: number }
    const isMember =
      type === 'TSPropertySignature' || type === 'TSMethodSignature' || type === 'PropertyDefinition'
    const inner = isMember ? [place, key?.name].filter(Boolean).join('.') : place
    if (isMember) found.set(inner, found.get(inner) || docAbove(start ?? 0))
    // The parameters of a verb are said in the verb's own sentence.
    if (type === 'TSFunctionType') return
    for (const child of Object.values(node)) visit(child, inner)
  }
  for (const statement of program.body)
    if (statement.type === 'ExportNamedDeclaration' && nameOf(statement.declaration) === typeName)
      visit(statement.declaration, '')
  return found
}

function nameOf(declaration: unknown): unknown {
  return (declaration as { id?: { name?: string } } | null)?.id?.name
}

const undocumented = (members: ReadonlyMap<string, string>) =>
  [...members].filter(([, doc]) => !/[.`]$/.test(doc)).map(([name]) => name)

test.each([
  ['core/domain/options/host-options', 'HostOptions', 'endpoints.relay'],
  ['core/domain/options/host-options', 'HostWallet', 'rdns'],
  ['core/domain/network/network', 'Network', 'rpcUrls'],
  ['core/latchkey', 'Latchkey', 'start'],
  ['core/verbs/verbs', 'Verbs', 'switchNetwork'],
  ['core/verbs/verbs', 'OpenRequest', 'view'],
  ['core/store', 'Store', 'subscribe'],
  ['core/domain/errors/latchkey-error', 'LatchkeyError', 'shortMessage'],
  ['entries/latchkey-options', 'LatchkeyOptions', 'storage'],
  ['entries/LatchkeyProvider', 'LatchkeyProviderProps', 'options'],
])('in the published %s every member of %s explains itself on hover', (path, typeName, example) => {
  const members = membersOf(path, typeName)
  expect([...members.keys()]).toContain(example)
  expect(undocumented(members)).toEqual([])
})

test('each verb that rejects lists its codes', () => {
  const verbs = membersOf('core/verbs/verbs', 'Verbs')
  for (const verb of ['connect', 'switchNetwork', 'request'])
    expect(verbs.get(verb)).toMatch(/@throws \{LatchkeyError\} .*`user-rejected`.*`aborted`/)
})

test('the published error type documents every code', () => {
  const declared = readFileSync('dist/core/domain/errors/failure-code.d.ts', 'utf8')
  const codes = [...declared.matchAll(/'([a-z-]+)'/g)].map(([, code]) => code)
  const doc = membersOf('core/domain/errors/latchkey-error', 'LatchkeyError').get('code') ?? ''
  const explained = new Set([...doc.matchAll(/- `([a-z-]+)`: /g)].map(([, code]) => code))
  expect(codes).toContain('user-rejected')
  expect(codes.filter((code) => !explained.has(code))).toEqual([])
})
