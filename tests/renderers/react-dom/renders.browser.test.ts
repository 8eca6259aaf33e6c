import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { freshScenes } from './fresh-scenes.ts'
import { show } from './scene-page.ts'

let page: Page

freshScenes((fresh) => (page = fresh.page))

const passing = () => page.locator('.wallet-tile[data-passing]')

const ready = async (scene: string) => {
  await show(page, scene)
  await expect.poll(() => passing().count()).toBe(0)
  await page.evaluate(() => window.latchkeyScenes.takeRenders())
}
const send = (type: string, data: object) =>
  page.evaluate(
    async (input) => {
      window.latchkeyScenes.send(input)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      return window.latchkeyScenes.takeRenders()
    },
    { type, data },
  )

test('a picture that was asked for renders one tile', async () => {
  await ready('all wallets asked for')
  const url = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E'
  const renders = await send('images/received', { kind: 'wallet', images: [{ id: 'picture-of-5', url }] })
  expect(renders).toMatchObject({ 'li.wallet-tile': 1, img: 1 })
  expect(renders).not.toHaveProperty(['h2.title'])
})

test('pictures that draw themselves render nothing, but for the first, which ends their watch', async () => {
  await ready('all wallets by address')
  const drawn = page.locator('.wallet-tile img[data-drawn]')
  await expect.poll(() => drawn.count()).toBeGreaterThan(20)
  await page.evaluate(() => window.latchkeyScenes.takeRenders())
  const before = await page.evaluate(() => window.latchkeyScenes.sent.length)
  await page.locator('.wallet-scroll').evaluate((scroller) => (scroller.scrollTop = 1000))
  await page.locator("[data-index='44'] img[data-drawn]").waitFor()
  await expect.poll(() => page.locator('.wallet-tile img:not([data-drawn])').count()).toBe(0)
  const [renders, sent] = await page.evaluate(() => [
    window.latchkeyScenes.takeRenders(),
    window.latchkeyScenes.sent.length,
  ])
  expect(renders['li.wallet-tile']).toBeLessThanOrEqual(28)
  expect(sent).toBe(before)
})

test('a list that moves by one row renders the tiles of that row', async () => {
  await ready('all wallets by address')
  await page.locator('.wallet-scroll').evaluate((scroller) => (scroller.scrollTop = 1000))
  await page.locator("[data-index='44'] img").waitFor()
  await expect.poll(() => passing().count()).toBe(0)
  await page.evaluate(() => window.latchkeyScenes.takeRenders())
  await page.locator('.wallet-scroll').evaluate((scroller) => (scroller.scrollTop = 1100))
  await page.locator("[data-index='64']").waitFor()
  const renders = await page.evaluate(() => window.latchkeyScenes.takeRenders())
  expect(renders['li.wallet-tile']).toBe(4)
})

test('a balance update renders only its line and its ancestors', async () => {
  await ready('account')
  const holder = { chainId: 'eip155:1', address: '0x9D85a1B2c3D4e5F60718293a4B5c6D7e8F90C0b2' }
  const renders = await send('account/balanceReceived', { ...holder, amount: '2500000000000000000' })
  expect(renders).toMatchObject({ 'div.holder-balance': 1 })
  expect(
    Object.keys(renders).filter((name) => /^(button|a|svg|bdi|img|h2|div\.fact|div\.bar-top)\b/.test(name)),
  ).toEqual(['bdi.amount'])
})

test('a key in the search field renders its view and nothing around it', async () => {
  await ready('all wallets')
  const renders = await send('wallets/searchTyped', { text: 'l' })
  expect(renders).toMatchObject({ input: 1 })
  expect(renders).not.toHaveProperty(['h2.title'])
  expect(renders).not.toHaveProperty(['li.wallet-tile'])
})
