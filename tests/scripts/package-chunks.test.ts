import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chunkRules } from '../../scripts/package-chunks.ts'

test('every chunk begins at modules that are there', () => {
  const beginnings = chunkRules.flatMap(([, ...paths]) => paths).filter((path) => path !== 'rolldown/runtime')
  expect(beginnings.length).toBeGreaterThan(50)
  expect(beginnings.filter((path) => !existsSync(path))).toEqual([])
})
