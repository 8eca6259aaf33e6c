import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { freshScenes } from './fresh-scenes.ts'
import { show } from './scene-page.ts'
import type { ScenePage } from './scene-page.ts'

let scenes: ScenePage
let page: Page

freshScenes((fresh) => {
  scenes = fresh.scenes
  page = fresh.page
})

test('a closed modal takes no room on the page', async () => {
  expect(await page.locator('latchkey-modal').evaluate((element) => element.getClientRects().length)).toBe(0)
})

test('under StrictMode the provider brings one modal, and the button opens it', async () => {
  await page.evaluate(() => window.latchkeyScenes.drawStrictly())
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.locator('dialog[open]').waitFor()
  expect(await page.locator('latchkey-modal').count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'hidden' })
  const holder = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent)
  await expect.poll(holder).toBe('Connect Wallet')
  expect(scenes.complaints).toEqual([])
})

test('the custom element opens the modal and keeps the first version that was defined', async () => {
  expect(await page.evaluate(() => window.latchkeyScenes.addElement())).toBe('1.0.0 1.0.0')
  await page.locator('latchkey-button').getByRole('button').click()
  await page.locator('dialog[open]').waitFor()
})

test('the theme of the host reaches through the shadow root', async () => {
  await show(page, 'connect in a theme of the host')
  const tag = page.locator('dialog .tag').first()
  expect(
    await page.locator('dialog').evaluate((dialog) => getComputedStyle(dialog).borderTopLeftRadius),
  ).toBe('8px')
  expect(await tag.evaluate((element) => getComputedStyle(element).getPropertyValue('--lk-accent'))).toBe(
    '#2456c9',
  )
})
