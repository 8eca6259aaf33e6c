import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeOn } from '../../axe.ts'
import { freshScenes } from './fresh-scenes.ts'

declare global {
  interface Window {
    /** How often a page has loaded in the foreign frame. */
    loads: number
  }
}

let page: Page

freshScenes((fresh) => {
  page = fresh.page
})

const part = {
  part: 'slot',
  name: 'berth',
  title: 'Pay here',
  body: 'A page of the provider opens in this place.',
} as const

/** A frame of somebody else, with a button in it. */
const own = () =>
  page.evaluate(() => {
    const frame = document.createElement('iframe')
    window.loads = 0
    frame.title = 'Provider'
    frame.addEventListener('load', () => {
      window.loads += 1
      const foreign = frame.contentDocument
      if (!foreign) return
      foreign.documentElement.lang = 'en'
      foreign.title = 'Provider'
      const pay = foreign.createElement('button')
      pay.textContent = 'Pay'
      pay.addEventListener('click', () => (pay.textContent = 'Pressed'))
      foreign.body.append(pay)
    })
    window.latchkeyScenes.slots().own('berth', frame)
  })
const draw = (given: typeof part | null) =>
  page.evaluate((slot) => window.latchkeyScenes.slots().draw(slot), given)
const button = () => page.frameLocator('iframe[title="Provider"]').getByRole('button')

test('a foreign element is shown in its place and can be used there, above the inert page', async () => {
  await draw(part)
  await own()
  await button().click()
  await expect.poll(() => button().textContent()).toBe('Pressed')
  const place = await page.locator('#slot-stage .slot').boundingBox()
  const frame = await page.locator('iframe[title="Provider"]').boundingBox()
  expect(frame && place && frame.x >= place.x && frame.y >= place.y).toBe(true)
  expect(await (await axeOn(page))()).toEqual([])
})

test('a slot shows its description until the element arrives', async () => {
  await draw(part)
  const group = page.getByRole('group', { name: 'Pay here' })
  await group.getByText('A page of the provider opens in this place.').waitFor()
  await own()
  await group.getByText('A page of the provider opens in this place.').waitFor({ state: 'hidden' })
})

test('a slot element is never loaded again, whether its place goes or returns', async () => {
  await draw(part)
  await own()
  await button().click()
  await draw(null)
  await page.locator('iframe[title="Provider"]').waitFor({ state: 'hidden' })
  await draw(part)
  await expect.poll(() => button().textContent()).toBe('Pressed')
  expect(await page.evaluate(() => window.loads)).toBe(1)
})
