import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flows, flowsThatWait } from './unsettled-flows.ts'

test('no flow without a view waits once every question of a random visit is answered', async () => {
  await fc.assert(
    fc.asyncProperty(flows, async (one) => {
      expect(await flowsThatWait(one)).toEqual([])
    }),
    { numRuns: 100 },
  )
})
