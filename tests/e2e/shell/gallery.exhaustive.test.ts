import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ViewName } from '../../../core/domain/features/view-name.ts'
import { screens } from '../../../renderers/cli/screens.ts'
import { axeOn } from '../../axe.ts'
import { openGalleryPages, sidewaysOf } from './gallery-page.ts'
import type { GalleryPages } from './gallery-page.ts'

let pages: GalleryPages

beforeAll(async () => {
  pages = await openGalleryPages()
})
afterAll(() => pages.close())

test.each(Object.keys(screens) as ViewName[])(
  'axe finds nothing in the states of %s, which scroll sideways at no width',
  async (view) => {
    const page = await pages.openView(view)
    expect(await sidewaysOf(page)).toBe(0)
    await page.setViewportSize({ width: 390, height: 800 })
    await expect.poll(() => sidewaysOf(page)).toBe(0)
    await page.setViewportSize({ width: 1280, height: 800 })
    // Of what is not laid out yet axe takes the colours of what it lies over.
    await page.evaluate(() => {
      for (const dressings of document.querySelectorAll<HTMLElement>('.dressings'))
        dressings.style.contentVisibility = 'visible'
    })
    const axe = await axeOn(page)
    // The same list stands here many times, which no page of a visitor has.
    expect(await axe({ without: ['landmark-unique'] })).toEqual([])
    await page.close()
  },
)

test('the arriving balance moves nothing below it, and no choosable name is truncated', async () => {
  const accounts = await pages.openView('Account')
  const heights = await accounts
    .locator('.holder-balance:not(:has(.balance-absent))')
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).blockSize))])
  expect(heights).toEqual(['48px'])
  await accounts.close()
  const names = await pages.openView('RegisterAccountName')
  const cut = await names
    .locator('.row-label')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    )
  expect(cut).toEqual([])
  await names.close()
})
