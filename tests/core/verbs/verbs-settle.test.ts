import fc from 'fast-check'
import { expect, test } from 'vitest'
import { verbsThatWait, visit } from './unsettled-verbs.ts'

test('whatever happens in whatever order, no verb waits once every question was answered', async () => {
  await fc.assert(
    fc.asyncProperty(visit, async (one) => {
      expect(await verbsThatWait(one)).toEqual([])
    }),
    { numRuns: 150 },
  )
})
