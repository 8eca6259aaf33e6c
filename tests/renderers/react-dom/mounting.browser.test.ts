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

test('custom elements draw buttons and the modal, and keep the first definition', async () => {
  await page.evaluate(() => {
    customElements.define('latchkey-network', class Earlier extends HTMLElement {})
    window.latchkeyScenes.defineElements()
    window.latchkeyScenes.defineElements()
    for (const name of ['latchkey-button', 'latchkey-network', 'latchkey-account'])
      window.latchkeyScenes.addElement(name)
  })
  await page.locator('latchkey-button').getByRole('button').click()
  await page.locator('dialog[open]').waitFor()
  expect(await page.locator('latchkey-network').getByRole('button').count()).toBe(0)
})

test('a custom element that moves is drawn once, and one that leaves takes all away', async () => {
  const isSame = await page.evaluate(async () => {
    window.latchkeyScenes.defineElements()
    window.latchkeyScenes.addElement('latchkey-button')
    const element = document.querySelector('latchkey-button')
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    const count = () => element?.childElementCount
    await until(() => count() === 1)
    const drawn = element?.firstElementChild
    document.body.append(element ?? '')
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const isSame = element?.firstElementChild === drawn
    element?.remove()
    await until(() => count() === 0)
    return isSame
  })
  expect(isSame).toBe(true)
  expect(scenes.complaints).toEqual([])
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
