import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { connectorNames } from '../../core/domain/connection/connector.ts'

test('docs/architecture.md names every connector', () => {
  const row = /^\| a \*\*connector\*\*: .*$/m.exec(readFileSync('docs/architecture.md', 'utf8'))?.[0] ?? ''
  const [, , named = ''] = row.split('|')
  const names = [...named.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
  expect(new Set(names)).toEqual(new Set(connectorNames))
})

test('docs/decisions.md names no file that is not there', () => {
  const text = readFileSync('docs/decisions.md', 'utf8')
  const named = [
    ...text.matchAll(/`((?:core|adapters|entries|renderers|sandbox|scripts|tests)\/[\w./-]+\.tsx?)`/g),
  ]
  const missing = named.flatMap(([, path = '']) => (isThere(path) ? [] : [path]))
  expect(named.length).toBeGreaterThan(10)
  expect(missing).toEqual([])
})

function isThere(path: string): boolean {
  try {
    return readFileSync(path).length > 0
  } catch {
    return false
  }
}
