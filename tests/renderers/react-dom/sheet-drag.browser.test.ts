import type { CDPSession, Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeOn } from '../../axe.ts'
import { freshScenes } from './fresh-scenes.ts'
import { show } from './scene-page.ts'

let page: Page
let finger: CDPSession

freshScenes(
  async (fresh) => {
    page = fresh.page
    finger = await page.context().newCDPSession(page)
  },
  { width: 360, height: 720 },
  { hasTouch: true },
)

type Point = { readonly x: number; readonly y: number }

/** A moment at which the first touch happens. The later ones name their distance from it, in milliseconds. */
const start = 1_800_000_000

const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number, ...touchPoints: readonly Point[]) =>
  finger.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: [...touchPoints],
    timestamp: start + at / 1000,
  })

/** Moves a finger down from a point, by a distance in pixels and within a time in milliseconds. It stays on the screen. */
async function drag({ x, y }: Point, by: number, within: number): Promise<void> {
  await touch('touchStart', 0, { x, y })
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', within * part, { x, y: y + by * part })
}

/** Shows a scene in which the sheet can be dragged. */
async function showSheet(scene: string): Promise<void> {
  await show(page, scene)
  await page.locator('dialog[data-draggable]').waitFor()
}

const box = (selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
const top = async () => Math.round((await box('dialog')).top)
const bar = async () => {
  const { x, y, width, height } = await box('dialog .bar-top')
  return { x: x + width / 2, y: y + height / 2 }
}
const asked = () =>
  page.evaluate(() => window.latchkeyScenes.sent.filter(({ type }) => type === 'modal/closeRequested').length)

test('the sheet follows the finger, and a slow drag below a third of its height closes it', async () => {
  await showSheet('connect')
  const { top: before, height } = await box('dialog')
  const by = Math.ceil(height / 3) + 12
  await drag(await bar(), by, 2000)
  await expect.poll(top).toBe(Math.round(before) + by)
  expect(await asked()).toBe(0)
  await touch('touchEnd', 2400)
  await page.locator('dialog').waitFor({ state: 'hidden' })
  expect(await asked()).toBe(1)
})

test('a slow drag above a third springs back, and the next one closes', async () => {
  await showSheet('connect')
  const before = await top()
  await drag(await bar(), 80, 2000)
  await expect.poll(top).toBe(before + 80)
  await touch('touchEnd', 2400)
  await page.locator('dialog:not([data-drag])').waitFor()
  expect([await top(), await asked()]).toEqual([before, 0])
  await drag(await bar(), 300, 1000)
  await touch('touchEnd', 1400)
  await page.locator('dialog').waitFor({ state: 'hidden' })
})

test('a short flick closes the sheet', async () => {
  await showSheet('connect')
  await drag(await bar(), 60, 80)
  await touch('touchEnd', 84)
  await page.locator('dialog').waitFor({ state: 'hidden' })
  expect(await asked()).toBe(1)
})

test('a sheet that must not close shakes and springs back', async () => {
  await showSheet('connect')
  await page.evaluate(() => window.latchkeyScenes.keepOpen())
  const before = await top()
  await drag(await bar(), 300, 1000)
  await touch('touchEnd', 1400)
  await page.locator('dialog[data-shake]').waitFor()
  await page.locator('dialog:not([data-drag])').waitFor()
  expect([await top(), await asked()]).toEqual([before, 1])
})

test('a finger that scrolls the list never drags the sheet', async () => {
  await showSheet('networks')
  const before = await top()
  const { x, y, width } = await box('dialog .frame')
  await drag({ x: x + width / 2, y: y + 60 }, 260, 100)
  expect(await page.locator('dialog').getAttribute('data-drag')).toBeNull()
  await touch('touchEnd', 110)
  expect([await top(), await asked()]).toEqual([before, 0])
})

test('a mouse does not drag the sheet', async () => {
  await showSheet('connect')
  const before = await top()
  const { x, y } = await bar()
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 300, { steps: 4 })
  expect(await top()).toBe(before)
  await page.mouse.up()
  expect([await top(), await asked()]).toEqual([before, 0])
})

test('a tap on a button of the bar presses it', async () => {
  await showSheet('connect')
  await page.getByRole('button', { name: 'Close' }).tap()
  await page.locator('dialog').waitFor({ state: 'hidden' })
  expect(await asked()).toBe(1)
})

test('a message stays where it is while the sheet is dragged', async () => {
  await showSheet('toast success')
  await page.locator('dialog .toast').waitFor()
  const before = await box('dialog .toast')
  const from = await top()
  await drag(await bar(), 80, 2000)
  await expect.poll(top).toBe(from + 80)
  expect(await box('dialog .toast')).toEqual(before)
})

test('with reduced motion the sheet fades at its place, and closes', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await showSheet('connect')
  const before = await top()
  await drag(await bar(), 300, 1000)
  const opacity = () =>
    page.locator('dialog').evaluate((element) => Number(getComputedStyle(element).opacity))
  await expect.poll(opacity).toBeLessThan(0.6)
  expect(await top()).toBe(before)
  await touch('touchEnd', 1400)
  await page.locator('dialog').waitFor({ state: 'hidden' })
})

test('the handle is invisible to screen readers, and axe finds nothing', async () => {
  await showSheet('connect')
  const axe = await axeOn(page)
  expect(await axe()).toEqual([])
})

test('in a wide window a finger does not drag the dialog', async () => {
  await page.setViewportSize({ width: 820, height: 700 })
  await showSheet('connect')
  const before = await top()
  await drag(await bar(), 300, 1000)
  expect(await top()).toBe(before)
})
