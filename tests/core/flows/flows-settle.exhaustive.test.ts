import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flows, flowsThatWait } from './unsettled-flows.ts'

test('five thousand times: whatever a visitor, a host and the network do meanwhile, no flow without a view waits once every question was answered', async () => {
  const property = fc.asyncProperty(flows, async (one) => {
    expect(await flowsThatWait(one)).toEqual([])
  })
  const run = await fc.check(property, { numRuns: 5000 })
  process.stdout.write(`${run.numRuns} visits from seed ${run.seed}\n`)
  expect(run.failed && fc.defaultReportMessage(run)).toBe(false)
})
