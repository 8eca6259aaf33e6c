import { afterAll, beforeAll, test } from 'vitest'
import { goAllTheWayTwice } from './pressed-twice.ts'
import { openStage } from '../stage.ts'
import type { Stage } from '../stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => stage.close())

test.each([20, 120, 200, 300])(
  'with every press doubled after %d ms a visitor connects, is refused, tries again, switches and leaves, each once',
  async (gap) => {
    await goAllTheWayTwice(stage, gap)
  },
)
