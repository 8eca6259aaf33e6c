import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeOn } from '../../axe.ts'
import { leave, openScenePage, show, unexpectedOf } from './scene-page.ts'
import type { ScenePage } from './scene-page.ts'

let scenes: ScenePage

beforeAll(async () => {
  scenes = await openScenePage()
})
afterAll(() => scenes.close())

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1280, 360]) {
    test(`axe finds nothing in any scene that is opened, ${theme}, ${width} px wide, under the strictest policy`, async () => {
      const page = await scenes.open({ width, height: 720 })
      const axe = await axeOn(page)
      const found: string[] = []
      for (const name of await page.evaluate(() => window.latchkeyScenes.names)) {
        await show(page, name, theme)
        found.push(...(await axe()).map((finding) => `${name}: ${finding}`))
        await leave(page)
      }
      await page.close()
      expect(found).toEqual([])
      expect(unexpectedOf(scenes)).toEqual([])
    })
  }
}
