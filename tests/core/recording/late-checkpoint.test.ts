import { expect, test } from 'vitest'
import { host } from '../../../core/events/host.ts'
import { createLateCheckpoint } from '../../../core/recording/late-checkpoint.ts'

test('no fallen line is lost while the checkpoint code loads', async () => {
  const checkpoint = createLateCheckpoint({ featureOf: () => null })
  for (let n = 0; n <= 1000; n += 1)
    checkpoint.take({
      kind: 'event',
      ...host.stopped(),
      id: `e${n}`,
      at: n,
      cause: null,
      flow: `e${n}`,
    } as never)
  await expect.poll(() => checkpoint.waiting?.()).toEqual([])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(checkpoint.fallen()).toBe(1001)
})
