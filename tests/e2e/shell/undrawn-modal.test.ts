import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveHostPages } from '../host-page.ts'
import type { HostPages } from '../host-page.ts'

let host: HostPages

beforeAll(async () => {
  host = await serveHostPages()
})
afterAll(() => host.close())

test('without React, a failed opening is reported to page and visitor, and the next one works', async () => {
  const { page, complaints } = await host.open('plain')
  let isServed = false
  await page.route(/\/assets\/mount-modal-[^/]*\.js/, (route) =>
    isServed ? route.continue() : route.fulfill({ status: 404 }),
  )
  await page.addInitScript(() => {
    window.addEventListener('error', ({ error }) => {
      document.documentElement.dataset['told'] = Reflect.get(Object(error), 'code')
    })
  })
  await page.reload()
  await page.locator('html[data-story]').waitFor({ state: 'attached' })
  expect(await page.evaluate(() => window.plain.open())).toBe('failed')
  expect(await page.locator('html').getAttribute('data-told')).toBe('not-loaded')
  await expect
    .poll(async () => (await complaints()).join('\n'))
    .toContain('Latchkey: The modal could not be drawn, since its code did not come (not-loaded).')
  isServed = true
  await page.getByRole('button', { name: "Couldn't open, try again" }).click()
  await page.locator('latchkey-modal dialog[open]').waitFor()
})
