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
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.locator('dialog[open]').waitFor()
  expect(await page.locator('latchkey-modal').count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'hidden' })
  const holder = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent)
  await expect.poll(holder).toBe('Connect wallet')
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

test('a moved custom element renders once, and a removed one leaves nothing', async () => {
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
  const row = page.locator('dialog .row').first()
  expect(
    await page.locator('dialog').evaluate((dialog) => getComputedStyle(dialog).borderTopLeftRadius),
  ).toBe('8px')
  expect(await row.evaluate((element) => getComputedStyle(element).getPropertyValue('--lk-accent'))).toBe(
    '#2456c9',
  )
})

const addPlain = (name: string, attributes: Readonly<Record<string, string>> = {}) =>
  page.evaluate(
    ([tag, said]) => {
      const element = document.createElement(tag)
      for (const [attribute, value] of Object.entries(said)) element.setAttribute(attribute, value)
      document.querySelector('main')?.append(element)
    },
    [name, attributes] as const,
  )

test('attributes say how the button of an element looks, and are followed', async () => {
  await page.evaluate(() => window.latchkeyScenes.defineWithLatchkey())
  await addPlain('latchkey-button', { size: 'sm', label: 'Log in', charsStart: 'nonsense' })
  const button = page.locator('latchkey-button').getByRole('button')
  await button.filter({ hasText: 'Log in' }).waitFor()
  expect(await button.evaluate((element) => element.getBoundingClientRect().height)).toBe(32)
  await page.locator('latchkey-button').evaluate((element) => {
    element.setAttribute('label', 'Sign in')
    element.toggleAttribute('disabled')
    element.removeAttribute('size')
  })
  await button.filter({ hasText: 'Sign in' }).waitFor()
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
  expect(await button.evaluate((element) => element.getBoundingClientRect().height)).toBe(40)
  expect(scenes.complaints).toEqual([])
})

test('elements without a Latchkey use the one of the page, even if it is late', async () => {
  await page.evaluate(() => window.latchkeyScenes.defineElements())
  await addPlain('latchkey-button')
  expect(await page.locator('latchkey-button').getByRole('button').count()).toBe(0)
  await page.evaluate(() => window.latchkeyScenes.defineWithLatchkey())
  await page.locator('latchkey-button').getByRole('button').click()
  await page.locator('dialog[open]').waitFor()
  expect(await page.locator('latchkey-modal').count()).toBe(1)
})

test('an element that had its Latchkey before it was defined draws once it is', async () => {
  await addPlain('latchkey-button')
  await page.locator('latchkey-button').evaluate((element) => {
    Object.assign(element, { latchkey: window.latchkeyScenes.latchkey })
    window.latchkeyScenes.defineElements()
  })
  await page.locator('latchkey-button').getByRole('button').waitFor()
})

test('an element refuses a value that is not a Latchkey and preserves its own', async () => {
  await page.evaluate(() => window.latchkeyScenes.defineElements())
  await page.evaluate(() => window.latchkeyScenes.addElement('latchkey-button'))
  const told = await page.locator('latchkey-button').evaluate((element) => {
    try {
      Object.assign(element, { latchkey: 'projectId' })
    } catch (error) {
      return String(error)
    }
    return 'nothing'
  })
  expect(told).toContain('The Latchkey given to <latchkey-button> is the string "projectId"')
  await page.locator('latchkey-button').getByRole('button').waitFor()
})

test('a page with elements of another copy is warned once', async () => {
  const told: string[] = []
  page.on('console', (message) => message.type() === 'warning' && told.push(message.text()))
  await page.evaluate(() => {
    customElements.define('latchkey-network', class Earlier extends HTMLElement {})
    window.latchkeyScenes.defineElements()
    window.latchkeyScenes.defineWithLatchkey()
  })
  await expect.poll(() => told.length).toBe(1)
  expect(told[0]).toMatch('<latchkey-network> is defined already')
})

test('a Latchkey mounted several times has one modal until the last unmount', async () => {
  const counts = await page.evaluate(async () => {
    const count = async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      return document.querySelectorAll('latchkey-modal').length - before
    }
    const before = document.querySelectorAll('latchkey-modal').length
    const first = await window.latchkeyScenes.mount()
    const second = await window.latchkeyScenes.mount()
    const seen = [await count()]
    first()
    first()
    seen.push(await count())
    second()
    seen.push(await count())
    await window.latchkeyScenes.mount()
    seen.push(await count())
    return seen
  })
  expect(counts).toEqual([1, 1, 0, 1])
  expect(scenes.complaints).toEqual([])
})

test('a page that replaces its body gets its modal back at the next opening', async () => {
  const replaceBody = () => page.evaluate(() => document.body.replaceWith(document.createElement('body')))
  const opener = await page.locator('#opener').elementHandle()
  const open = () => opener?.evaluate((button) => (button as HTMLElement).click())
  await replaceBody()
  await open()
  await page.locator('body > latchkey-modal dialog:modal').waitFor()
  await replaceBody()
  expect(await page.locator('latchkey-modal').count()).toBe(0)
  await open()
  await page.locator('body > latchkey-modal dialog:modal').waitFor()
  expect(scenes.complaints).toEqual([])
})
