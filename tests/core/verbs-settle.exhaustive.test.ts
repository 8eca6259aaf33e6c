import fc from 'fast-check'
import { expect, test } from 'vitest'
import { happening, verbsThatWait } from './unsettled-verbs.ts'

test('ten thousand times: whatever happens in whatever order, no verb waits once every question was answered', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 30 }), async (happenings) => {
      expect(await verbsThatWait(happenings)).toEqual([])
    }),
    { numRuns: 10_000 },
  )
})
