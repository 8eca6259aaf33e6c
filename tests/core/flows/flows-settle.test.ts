import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flows, flowsThatWait } from './unsettled-flows.ts'

test('whatever a visitor, a host and the network do meanwhile, no flow without a view waits once every question was answered', async () => {
  await fc.assert(
    fc.asyncProperty(flows, async (one) => {
      expect(await flowsThatWait(one)).toEqual([])
    }),
    { numRuns: 100 },
  )
})
