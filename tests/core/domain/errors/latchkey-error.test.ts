import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { failureCodeSchema } from '../../../../core/domain/errors/failure-code.schema.ts'

const source = readFileSync('core/domain/errors/latchkey-error.ts', 'utf8')
const [, mistakes = ''] = /LatchkeyErrorCode =\s*\|? FailureCode((?:\s*\| '[a-z-]+')+)/.exec(source) ?? []
const codes = [
  ...failureCodeSchema.options,
  ...[...mistakes.matchAll(/'([a-z-]+)'/g)].map(([, code]) => code),
]

test('the type of error codes documents every code', () => {
  const explained = [...source.matchAll(/^ +\* - `([a-z-]+)`: .+\.$/gm)].map(([, code]) => code)
  expect(explained).toEqual(codes)
})

test('docs/errors.md explains every code', () => {
  const rows = readFileSync('docs/errors.md', 'utf8').matchAll(/^\| `([a-z-]+)` \| [^|]+\. \| [^|]+\. \|$/gm)
  expect([...rows].map(([, code]) => code)).toEqual(codes)
})
