import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apiReport, exportsOf } from '../../scripts/api-report.ts'
import { ownManifest } from './bundle-host.ts'

const entries = Object.entries(ownManifest().exports as Record<string, { readonly types?: string }>).flatMap(
  ([path, { types }]) =>
    types === undefined ? [] : [{ name: path === '.' ? 'index' : path.slice(2), path, types }],
)

test.each(entries)(
  'docs/api documents the exports of $path; `npm run api` updates it',
  ({ name, path, types }) => {
    const file = `docs/api/${name}.md`
    expect(existsSync(file) ? readFileSync(file, 'utf8') : null).toBe(
      apiReport(path.replace('.', 'latchkey'), exportsOf(types)),
    )
  },
)

test.each(entries)('every export of $path has a description', ({ types }) => {
  const exported = exportsOf(types)
  expect(exported.length).toBeGreaterThan(0)
  expect(exported.filter(({ doc }) => !/[.`]$/m.test(doc)).map(({ name }) => name)).toEqual([])
})

test('a type shows the members that it has of other types', () => {
  const { types } = entries.find(({ name }) => name === 'index') ?? { types: '' }
  const report = new Map(exportsOf(types).map(({ name, declaration }) => [name, declaration]))
  for (const member of ['state', 'initialState', 'subscribe', 'dispatch'])
    expect(report.get('Store')).toContain(`readonly ${member}: `)
  expect(report.get('Latchkey')).not.toContain('type Store')
  expect(report.get('OpenRequest')).toContain('type OpenedView = ')
})

test('there is no page about an entry that is gone', () => {
  expect(readdirSync('docs/api').toSorted()).toEqual(entries.map(({ name }) => `${name}.md`).toSorted())
})
