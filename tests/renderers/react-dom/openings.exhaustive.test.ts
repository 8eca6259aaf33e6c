import { expect, test } from 'vitest'
import { remainsOfOpenings } from './openings.ts'
import { openScenePage } from './scene-page.ts'

test('a thousand openings leave nothing behind', async () => {
  const scenes = await openScenePage()
  const remains = await remainsOfOpenings(await scenes.open(), 1000)
  await scenes.close()
  expect(remains.nodes).toBeLessThanOrEqual(50)
  expect(remains.listeners).toBeLessThanOrEqual(10)
  expect(remains.bytes).toBeLessThan(1_000_000)
})
