import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { freshScenes } from './fresh-scenes.ts'
import { show } from './scene-page.ts'

let page: Page

freshScenes((fresh) => (page = fresh.page))

/** Collects the keyframes of pictures from now on. */
const collectTravels = () =>
  page.evaluate(() => {
    const travels: { readonly from: string; readonly x: number; readonly y: number }[] = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (keyframes, timing) {
      if (this.matches('.tile')) {
        const { x, y, width, height } = this.getBoundingClientRect()
        const [start] = keyframes as Keyframe[]
        travels.push({ from: String(start?.['translate']), x: x + width / 2, y: y + height / 2 })
      }
      return animate.call(this, keyframes, timing)
    }
    return Object.assign(window, { travels }) && undefined
  })
const travels = () => page.evaluate(() => (window as unknown as { travels: Travel[] }).travels)

type Travel = { readonly from: string; readonly x: number; readonly y: number }

test("the picture of a wallet travels from its row into the wallet's ring", async () => {
  await show(page, 'connect')
  const row = page.getByRole('button', { name: 'Juniper' })
  const place = await row.locator('.tile').boundingBox()
  await collectTravels()
  await row.click()
  await page.getByText('Continue in Juniper').waitFor()
  const [travel] = await travels()
  if (!place || !travel) throw new Error('No picture has travelled.')
  const [across = NaN, down = NaN] = travel.from.split(' ').map(parseFloat)
  expect(travel.x + across).toBeCloseTo(place.x + place.width / 2, 0)
  expect(travel.y + down).toBeCloseTo(place.y + place.height / 2, 0)
})

test('no picture travels for a visitor who prefers reduced motion', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await show(page, 'connect')
  await collectTravels()
  await page.getByRole('button', { name: 'Juniper' }).click()
  await page.getByText('Continue in Juniper').waitFor()
  expect(await travels()).toEqual([])
})
