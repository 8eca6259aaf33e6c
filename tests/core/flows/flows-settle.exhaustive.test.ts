import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flows, flowsThatWait } from './unsettled-flows.ts'

test('no flow without a view waits forever in five thousand random visits', async () => {
  const property = fc.asyncProperty(flows, async (one) => {
    expect(await flowsThatWait(one)).toEqual([])
  })
  const run = await fc.check(property, { numRuns: 5000 })
  process.stdout.write(`${run.numRuns} visits from seed ${run.seed}\n`)
  expect(run.failed && fc.defaultReportMessage(run)).toBe(false)
})
