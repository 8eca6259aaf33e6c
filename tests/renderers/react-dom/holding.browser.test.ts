import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { photograph, readQrCode } from './camera.ts'
import { freshScenes } from './fresh-scenes.ts'
import { ada } from './page/people.ts'
import { show } from './scene-page.ts'

let page: Page

freshScenes((fresh) => (page = fresh.page))

test.each(['light', 'dark'] as const)('the address can be scanned in the %s theme', async (theme) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await show(page, 'receive', theme)
  await page.locator('.qr-columns').waitFor()
  await show(page, 'receive', theme)
  expect((await page.locator('.qr-card').boundingBox())?.width).toBe(232)
  expect(readQrCode(await photograph(page.locator('.qr-card')))).toBe(ada)
})

test('of 300 tokens only the visible rows are in the page', async () => {
  await show(page, 'all tokens')
  const rows = page.locator('.tokens-scroll li')
  await rows.first().waitFor()
  const nodes = () => page.locator('.all-tokens *').count()
  expect(await rows.count()).toBeLessThanOrEqual(15)
  await page.locator('.tokens-scroll').evaluate((list) => list.scrollTo(0, list.scrollHeight))
  await page.getByText('Token 300').waitFor()
  expect(await rows.count()).toBeLessThanOrEqual(15)
  expect(await nodes()).toBeLessThanOrEqual(150)
})
