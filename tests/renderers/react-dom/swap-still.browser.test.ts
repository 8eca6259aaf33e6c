import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { freshScenes } from './fresh-scenes.ts'
import { show } from './scene-page.ts'

let page: Page

freshScenes((fresh) => (page = fresh.page))

const topOf = (selector: string) =>
  page.locator(`dialog ${selector}`).evaluate((element) => element.getBoundingClientRect().top)

test.each([
  [360, 640],
  [1280, 720],
  [1280, 800],
])('with open details the swap button is fully visible in a window of %i by %i', async (width, height) => {
  await page.setViewportSize({ width, height })
  await show(page, 'swap quoted')
  await page.getByRole('button', { name: 'Details' }).click()
  const { top, bottom } = await page
    .locator('.swap-next > .button')
    .evaluate((button) => button.getBoundingClientRect().toJSON() as DOMRect)
  const end = await page.locator('.frame').evaluate((frame) => frame.getBoundingClientRect().bottom)
  expect(bottom - top).toBeGreaterThanOrEqual(44)
  expect(bottom).toBeLessThanOrEqual(end)
})

test.each([
  [360, 640],
  [1280, 800],
])('the review does not move when an approval becomes necessary, in %i by %i', async (width, height) => {
  await page.setViewportSize({ width, height })
  const places = ['.title', '.swap-facts:nth-of-type(3)', '.swap-ways']
  const all = () => Promise.all(places.map(topOf))
  await show(page, 'preview token building')
  const before = await all()
  await page.getByRole('button', { name: 'Preparing…' }).waitFor()
  await show(page, 'preview approval')
  await page.getByRole('button', { name: 'Approve DAI' }).waitFor()
  expect(await all()).toEqual(before)
})

test.each([
  [360, 640],
  [1280, 800],
])(
  'nothing moves when the tokens are loaded and when a quote arrives, in %i by %i',
  async (width, height) => {
    await page.setViewportSize({ width, height })
    const places = () =>
      page
        .locator('dialog :is(.title, .amount-card, .swap-rate, .swap-next)')
        .evaluateAll((all) => all.map((one) => [one.className, one.getBoundingClientRect().top]))
    await show(page, 'swap loading')
    const loading = await places()
    await show(page, 'swap without a token')
    expect(await places()).toEqual(loading)
    await show(page, 'swap quoting')
    const quoting = await places()
    await show(page, 'swap quoted')
    expect(await places()).toEqual(quoting)
  },
)

test('the review keeps its lines once an allowance was given', async () => {
  const places = () => Promise.all(['.stepper', '.swap-allowance', '.swap-facts:nth-of-type(3)'].map(topOf))
  await show(page, 'preview permit')
  const before = await places()
  await show(page, 'preview after its approval')
  await page.getByRole('button', { name: 'Swap', exact: true }).waitFor()
  expect(await places()).toEqual(before)
})
