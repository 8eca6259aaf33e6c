import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeOn } from '../../axe.ts'
import { kindsOfElements } from './kinds-of-elements.ts'
import { leave, openScenePage, show, unexpectedOf } from './scene-page.ts'
import type { ScenePage } from './scene-page.ts'

let scenes: ScenePage

beforeAll(async () => {
  scenes = await openScenePage()
})
afterAll(() => scenes.close())

/** Puts one page into every scene, one after the other, and collects what is wrong in each. */
async function wrongIn(page: Page, check: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const wrong: string[] = []
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const name of await page.evaluate(() => window.latchkeyScenes.names)) {
    await show(page, name)
    wrong.push(...(await check()).map((found) => `${name}: ${found}`))
  }
  await page.close()
  return wrong
}

test('axe finds nothing in any scene that is made of something new, under the strictest policy', async () => {
  const page = await scenes.open({ width: 1280, height: 720 })
  const axe = await axeOn(page)
  const seen = new Set<string>()
  const wrong = await wrongIn(page, async () => {
    const before = seen.size
    for (const kind of await kindsOfElements(page)) seen.add(kind)
    return seen.size > before ? axe() : []
  })
  expect(wrong).toEqual([])
  expect(unexpectedOf(scenes)).toEqual([])
})

test('no scene overflows sideways at 320 px width and a fifth of the usual height', async () => {
  const page = await scenes.open({ width: 320, height: 256 })
  const overflowing = () =>
    page.locator('dialog').evaluate((dialog) => {
      const content = dialog.querySelector('.content')
      return [
        ...(content && content.scrollWidth > content.clientWidth ? ['wider than the dialog'] : []),
        ...(dialog.getBoundingClientRect().bottom > innerHeight + 1 ? ['lower than the window'] : []),
      ]
    })
  expect(await wrongIn(page, overflowing)).toEqual([])
})

test(
  "a host's style sheet reaches whatever can be pressed or typed into, in every scene",
  { tags: 'thorough' },
  async () => {
    const page = await scenes.open()
    const unreached = () =>
      page
        .locator('dialog')
        .evaluate((dialog) =>
          [...dialog.querySelectorAll('button, a, input')]
            .filter((element) => !element.closest('[part]:not(dialog)'))
            .map((element) => element.outerHTML.slice(0, 120)),
        )
    expect(await wrongIn(page, unreached)).toEqual([])
  },
)

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
                target.checkVisibility() &&
                (target.getBoundingClientRect().height < 24 || target.getBoundingClientRect().width < 24),
            )
            .map((target) => target.outerHTML),
        )),
    )
    await leave(page)
  }
  await page.close()
  expect(small).toEqual([])
})
