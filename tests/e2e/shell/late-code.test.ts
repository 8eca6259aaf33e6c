import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReturning, visitedBefore } from './late-code.ts'
import type { ComeBack } from './late-code.ts'
import { openStage } from '../stage.ts'
import type { Stage } from '../stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => stage.close())

/** How late a part of our code comes, in milliseconds, and how many pages wait for one side by side. */
const late = 5000
const atOnce = 2

test(
  'whichever part of our code comes five seconds late, a reload restores both wallets',
  { tags: 'thorough' },
  async () => {
    const returning = await visitedBefore(stage)
    const waiting = [...returning.lateScripts]
    const comeBacks = new Map<string, ComeBack>()
    const comeBack = async () => {
      const { comeBackWithout, close } = await openReturning(stage, returning)
      for (let script = waiting.shift(); script !== undefined; script = waiting.shift())
        comeBacks.set(script, await comeBackWithout(script, late))
      await close()
    }
    await Promise.all(Array.from({ length: atOnce }, comeBack))
    const restored = { standing: ['connected', 'connected'], lost: [] }
    expect(Object.fromEntries(Array.from(comeBacks, ([script, { stood }]) => [script, stood]))).toEqual(
      Object.fromEntries(returning.lateScripts.map((script) => [script, restored])),
    )
    expect(Array.from(comeBacks.values()).filter(({ wasHeld }) => wasHeld).length).toBeGreaterThan(15)
  },
)
