import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { freshScenes } from './fresh-scenes.ts'
import { show } from './scene-page.ts'

let page: Page

freshScenes((fresh) => {
  page = fresh.page
})

const setOnPage = (name: string, value: string) =>
  page.evaluate(([token, to]) => document.documentElement.style.setProperty(token, to), [
    name,
    value,
  ] as const)

/** A computed style of the first element that a selector finds in the modal. */
const styleOf = (selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test.each(['connect', 'account', 'swap quoted', 'all wallets', 'networks', 'toast success'])(
  'with a radius of 0, everything in %s is square but the pictures of tokens, networks and accounts',
  async (scene) => {
    await setOnPage('--latchkey-radius', '0px')
    await show(page, scene)
    const round = await page.locator('dialog, dialog *').evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            !element.closest('.tile:is([data-kind="network"], [data-kind="account"], [data-kind="token"])'),
        )
        .filter((element) => getComputedStyle(element).borderRadius !== '0px')
        .map((element) => element.cloneNode(false) as HTMLElement)
        .map(({ outerHTML }) => outerHTML),
    )
    expect(round).toEqual([])
  },
)

test('the spinner of a busy button has the colour of its text, and a lone one has the accent', async () => {
  await show(page, 'connect', 'dark')
  const [inButton, beside] = await page.locator('latchkey-modal').evaluate(({ shadowRoot }) => {
    const view = shadowRoot?.querySelector('.view')
    if (!view) throw new Error('No view is drawn.')
    const spinner = () => {
      const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
      drawn.classList.add('spinner')
      return drawn
    }
    const button = document.createElement('button')
    button.className = 'button'
    button.dataset['tone'] = 'accent'
    button.append(spinner())
    view.append(button, spinner())
    return [...view.querySelectorAll('.spinner')].map((one) => getComputedStyle(one).stroke)
  })
  expect(inButton).toBe('rgb(28, 27, 26)')
  expect(beside).toBe('rgb(207, 167, 90)')
})

test('for a visitor who prefers more contrast, focus rings are wider and second lines as dark as text', async () => {
  await page.emulateMedia({ contrast: 'more', colorScheme: 'light' })
  await show(page, 'connect')
  await page.keyboard.press('Tab')
  expect(await styleOf('dialog :focus-visible', 'outline-width')).toBe('3px')
  expect(await styleOf('dialog .heading', 'color')).toBe(await styleOf('dialog', 'color'))
})

test('in forced colours the dialog, its main parts and the focus keep their edges', async () => {
  await page.emulateMedia({ forcedColors: 'active' })
  await show(page, 'account')
  await page.keyboard.press('Tab')
  expect(await styleOf('dialog', 'border-top-style')).toBe('solid')
  expect(await styleOf('dialog :focus-visible', 'outline-style')).toBe('solid')
  await show(page, 'connect')
  await page.getByRole('button', { name: 'Harbor' }).waitFor()
})

test.each(['light', 'dark'] as const)('no accent of the page hides the focus ring in %s', async (theme) => {
  const luminances: number[][] = []
  for (const accent of ['#ffffff', '#ffe600', '#000000']) {
    await setOnPage('--latchkey-accent', accent)
    await show(page, 'connect', theme)
    await page.locator('dialog .toast-place').first().waitFor({ state: 'attached' })
    await page.keyboard.press('Tab')
    await page.locator('dialog :focus-visible').first().waitFor()
    luminances.push([
      luminance(await styleOf('dialog :focus-visible', 'outline-color')),
      luminance(await styleOf('dialog', 'background-color')),
    ])
  }
  const contrasts = luminances.map(([ring = 0, paper = 0]) => {
    const [lighter, darker] = [Math.max(ring, paper), Math.min(ring, paper)]
    return (lighter + 0.05) / (darker + 0.05)
  })
  expect(contrasts.filter((contrast) => contrast < 3)).toEqual([])
})

/** The relative luminance of a computed colour (WCAG 2.2), written as `rgb(1 2 3)` or as shares of one, `color(srgb 0.1 0.2 0.3)`. */
function luminance(colour: string): number {
  const most = colour.startsWith('color(') ? 1 : 255
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / most
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
