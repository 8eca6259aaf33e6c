import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { freshScenes } from './fresh-scenes.ts'
import { show } from './scene-page.ts'

let page: Page

freshScenes((fresh) => (page = fresh.page))

const sent = () => page.evaluate(() => window.latchkeyScenes.sent.map(({ type }) => type))
const focused = () =>
  page.evaluate(() => {
    const element = document.querySelector('latchkey-modal')?.shadowRoot?.activeElement
    return element?.getAttribute('placeholder') ?? element?.textContent ?? ''
  })

test('a purchase is completed by keyboard', async () => {
  await show(page, 'buy')
  await page.getByLabel('You pay').focus()
  await page.keyboard.type('9.99')
  expect(await page.locator('.on-ramp').getByRole('alert').textContent()).toBe('Card: at least $10.00')
  await page.keyboard.press('Tab')
  expect(await focused()).toContain('USD')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('$100')
  await page.keyboard.press('ArrowRight')
  expect(await page.getByLabel('You pay').inputValue()).toBe('250')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  expect(await page.getByRole('radio', { name: 'Bank account' }).getAttribute('aria-checked')).toBe('true')
  await page.keyboard.press('Tab')
  expect(await focused()).toContain('USDC')
  await page.keyboard.press('Tab')
  expect(await focused()).toContain('Coinbase')
  await page.keyboard.press('Enter')
  expect(await sent()).toContain('onRamp/purchaseRequested')
})

test('a provider that cannot be pressed yet keeps the focus, says why, and sends nothing', async () => {
  await show(page, 'buy too little')
  const provider = page.getByRole('button', { name: 'Coinbase' })
  await provider.focus()
  await page.keyboard.press('Enter')
  expect(await provider.getAttribute('aria-disabled')).toBe('true')
  expect(await provider.textContent()).toContain('Amount too small')
  expect(await sent()).not.toContain('onRamp/purchaseRequested')
})

test.each([
  ['buy', 'buy too little'],
  ['buy in German', 'buy too much in German'],
  ['buy', 'buy quoting'],
  ['buy', 'buy quoted'],
  ['buy in German', 'buy quoted in German'],
])('the scenes "%s" and "%s" have the same layout', { tags: 'thorough' }, async (before, after) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const heightOf = async (scene: string) => {
    await show(page, scene)
    return page.locator('.on-ramp').evaluate((form) => Math.round(form.getBoundingClientRect().height))
  }
  expect(await heightOf(after)).toBe(await heightOf(before))
})

test.each(['buy quoted', 'buy quoted in German', 'buy estimated in German'])(
  'on a small phone all of the scene "%s" is in sight without scrolling',
  { tags: 'thorough' },
  async (scene) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await show(page, scene)
    const bottom = await page
      .locator('.on-ramp-foot')
      .evaluate((foot) => Math.round(foot.getBoundingClientRect().bottom))
    expect(bottom).toBeLessThanOrEqual(640)
  },
)

test.each(['account', 'account in German'])(
  'on a small phone the four actions of the scene "%s" fit one line without truncation',
  { tags: 'thorough' },
  async (scene) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await show(page, scene)
    const ways = await page.locator('.holder-actions > .button').evaluateAll((buttons) =>
      buttons.map((button) => ({
        top: Math.round(button.getBoundingClientRect().top),
        isCut: button.scrollWidth > button.clientWidth,
        rows: Math.round((button.querySelector('.words')?.getBoundingClientRect().height ?? 0) / 18),
      })),
    )
    expect(ways).toEqual(ways.map(() => ({ top: ways[0]?.top, isCut: false, rows: 1 })))
    expect(ways).toHaveLength(4)
  },
)
