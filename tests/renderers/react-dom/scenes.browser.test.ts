import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leave, openScenePage, show } from './scene-page.ts'
import type { ScenePage } from './scene-page.ts'

declare global {
  interface Window {
    readonly axe: { run: (options: object) => Promise<AxeResults> }
  }
}

let scenes: ScenePage
let axe: string

beforeAll(async () => {
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  scenes = await openScenePage()
})

afterAll(() => scenes.close())

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1280, 360]) {
    test(`axe finds nothing in any scene, ${theme}, ${width} px wide, under the strictest policy`, async () => {
      const page = await scenes.open({ width, height: 720 })
      await page.evaluate(axe)
      const found: string[] = []
      for (const name of await page.evaluate(() => window.latchkeyScenes.names)) {
        await show(page, name, theme)
        const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }))
        found.push(
          ...violations.map(
            ({ id, nodes }) => `${name}: ${id} at ${nodes.map(({ html }) => html).join(', ')}`,
          ),
        )
        await leave(page)
      }
      await page.close()
      expect(found).toEqual([])
      expect(scenes.complaints).toEqual([])
    })
  }
}

test('nothing overflows sideways at 320 px and a fifth of the usual height', async () => {
  const page = await scenes.open({ width: 320, height: 256 })
  const wide: string[] = []
  for (const name of await page.evaluate(() => window.latchkeyScenes.names)) {
    await show(page, name)
    const overflow = await page
      .locator('.content')
      .evaluate((content) => content.scrollWidth - content.clientWidth)
    const inside = await page
      .locator('dialog')
      .evaluate((dialog) => dialog.getBoundingClientRect().bottom <= innerHeight + 1)
    if (overflow > 0 || !inside) wide.push(name)
    await leave(page)
  }
  await page.close()
  expect(wide).toEqual([])
})

test('every target is at least 24 pixels high and wide', async () => {
  const page = await scenes.open()
  const small: string[] = []
  for (const name of [
    'connect',
    'pairing with a wallet',
    'all wallets',
    'downloads',
    'account',
    'networks',
    'toast success',
  ]) {
    await show(page, name)
    small.push(
      ...(await page
        .locator('dialog :is(button, a, input)')
        .evaluateAll((targets) =>
          targets
            .filter(
              (target) =>
                target.getBoundingClientRect().height < 24 || target.getBoundingClientRect().width < 24,
            )
            .map((target) => target.outerHTML),
        )),
    )
    await leave(page)
  }
  await page.close()
  expect(small).toEqual([])
})
