import fc from 'fast-check'
import { expect, test } from 'vitest'
import { verbsThatWait, visit } from './unsettled-verbs.ts'

test('ten thousand random visits leave no verb pending once every request was answered', async () => {
  const property = fc.asyncProperty(visit, async (one) => {
    expect(await verbsThatWait(one)).toEqual([])
  })
  const run = await fc.check(property, { numRuns: 10_000 })
  process.stdout.write(`${run.numRuns} visits from seed ${run.seed}\n`)
  expect(run.failed && fc.defaultReportMessage(run)).toBe(false)
})
