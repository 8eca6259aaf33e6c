import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectUnmoved, messages } from './frame-fuzz.ts'

test('a hundred thousand messages from wrong sources have no effect', () => {
  const run = fc.check(fc.property(messages(1000), expectUnmoved), { numRuns: 100 })
  process.stdout.write(`${run.numRuns * 1000} messages from seed ${run.seed}\n`)
  expect(run.failed && fc.defaultReportMessage(run)).toBe(false)
})
