import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveHostPages } from '../host-page.ts'
import type { HostPages } from '../host-page.ts'

let host: HostPages

beforeAll(async () => {
  host = await serveHostPages()
})
afterAll(() => host.close())

test('a script in the head opens the modal, which appears once the page has a body', async () => {
  const { page, complaints, sendBody } = await host.openHead('early')
  expect(await page.evaluate(() => window.early.hadBody)).toBe(false)
  expect(await page.locator('latchkey-modal').count()).toBe(0)
  sendBody()
  await page.locator('body > latchkey-modal dialog[open]').waitFor()
  await page.getByRole('button', { name: /^Harbor/ }).waitFor()
  expect(await complaints()).toEqual([])
})

test('a modal that is unmounted before the page has a body never appears', async () => {
  const { page, complaints, sendBody } = await host.openHead('early')
  await page.evaluate(() => window.early.leave())
  sendBody()
  await page.waitForLoadState('load')
  expect(await page.locator('latchkey-modal').count()).toBe(0)
  expect(await complaints()).toEqual([])
})
