import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeOn } from '../../axe.ts'
import { leave, openScenePage, show, unexpectedOf } from './scene-page.ts'
import type { ScenePage } from './scene-page.ts'

let scenes: ScenePage

beforeAll(async () => {
  scenes = await openScenePage()
})
afterAll(() => scenes.close())

/** Puts one page into every scene, one after the other, and collects what is wrong in each. */
async function wrongIn(
  page: Page,
  theme: 'light' | 'dark',
  check: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const wrong: string[] = []
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const name of await page.evaluate(() => window.latchkeyScenes.names)) {
    await show(page, name, theme)
    wrong.push(...(await check()).map((found) => `${name}: ${found}`))
  }
  await page.close()
  return wrong
}

test('axe finds nothing in any scene, under the strictest policy', async () => {
  const page = await scenes.open({ width: 1280, height: 720 })
  const axe = await axeOn(page)
  expect(await wrongIn(page, 'light', () => axe())).toEqual([])
  expect(unexpectedOf(scenes)).toEqual([])
})

test('what a theme and a width change is as axe wants it in the dark and at 360 px', async () => {
  const page = await scenes.open({ width: 360, height: 720 })
  const axe = await axeOn(page)
  const rules = ['color-contrast', 'scrollable-region-focusable', 'target-size']
  expect(await wrongIn(page, 'dark', () => axe({ only: rules }))).toEqual([])
  expect(unexpectedOf(scenes)).toEqual([])
})

test('nothing overflows sideways at 320 px and a fifth of the usual height', async () => {
  const page = await scenes.open({ width: 320, height: 256 })
  const overflowing = () =>
    page.locator('dialog').evaluate((dialog) => {
      const content = dialog.querySelector('.content')
      return [
        ...(content && content.scrollWidth > content.clientWidth ? ['wider than the dialog'] : []),
        ...(dialog.getBoundingClientRect().bottom > innerHeight + 1 ? ['lower than the window'] : []),
      ]
    })
  expect(await wrongIn(page, 'light', overflowing)).toEqual([])
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
