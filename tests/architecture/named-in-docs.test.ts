import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allEvents } from '../../core/events/all.ts'
import { readModules } from './modules.ts'

const folders = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isDirectory())
/** What may stand before a slash besides the family of an event: a folder of the project, or a package. */
const places = new Set([...folders.map(({ name }) => name), 'bench', 'examples', 'latchkey', 'viem', 'wagmi'])
const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`)

test('every event that a page names as `feature/name` exists', () => {
  const named = pages.flatMap((page) =>
    [
      ...readFileSync(page, 'utf8').matchAll(/`(?<type>(?<family>[a-z]\w*)\/[a-z]\w*)(?: \{[^`]*)?`/g),
    ].flatMap(({ groups: { type = '', family = '' } = {} }) => (places.has(family) ? [] : [{ page, type }])),
  )
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter(({ type }) => !allEvents.has(type))).toEqual([])
})

test('every camelCase name in docs/architecture.md is a name in the core', () => {
  const text = readFileSync('docs/architecture.md', 'utf8')
  const named = [...text.matchAll(/`([a-z]+[A-Z]\w*)`/g)].map(([, name = '']) => name)
  const inCore = new Set(readModules(['core']).flatMap((module) => module.text.match(/\w+/g) ?? []))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !inCore.has(name))).toEqual([])
})
