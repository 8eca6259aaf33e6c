import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { freshScenes } from './fresh-scenes.ts'
import { show } from './scene-page.ts'

let page: Page

freshScenes((fresh) => (page = fresh.page))

const open = async (scene: string) => {
  await show(page, scene)
  await page.locator('.wallet-tile').first().waitFor()
}
const tile = (name: string) => page.locator('.wallet-tile').getByRole('button', { name, exact: true })
const nodes = () =>
  page.locator('dialog').evaluate((dialog) => {
    const walker = document.createTreeWalker(dialog)
    let count = 1
    while (walker.nextNode()) count += 1
    return count
  })
const scrollTo = (share: number) =>
  page.locator('.wallet-scroll').evaluate((scroller, part) => {
    scroller.scrollTop = (scroller.scrollHeight - scroller.clientHeight) * part
  }, share)
const shown = (index: number) => page.locator(`[data-index='${index}']`)
const focused = () =>
  page.evaluate(() => {
    const holder = document.querySelector('latchkey-modal')?.shadowRoot?.activeElement
    return Number(holder?.closest('li')?.dataset['index'] ?? -1)
  })
const keysTold = () =>
  page.evaluate(() =>
    window.latchkeyScenes.sent.flatMap(({ type, data }) =>
      type === 'wallets/rowsShown' ? (data as { keys: string[] }).keys : [],
    ),
  )
const asked = () =>
  page.evaluate(
    () => window.latchkeyScenes.sent.filter(({ type }) => type === 'wallets/nextPageRequested').length,
  )

test('six hundred wallets are never more than three hundred nodes, from the first to the last', async () => {
  await open('all wallets')
  const counts = [await nodes()]
  for (const share of [0.1, 0.5, 0.9, 1]) {
    await scrollTo(share)
    await shown(Math.floor(share * 599)).waitFor()
    counts.push(await nodes())
  }
  expect(Math.max(...counts)).toBeLessThanOrEqual(300)
  expect(await shown(599).getAttribute('aria-posinset')).toBe('600')
  expect(await shown(599).getAttribute('aria-setsize')).toBe('600')
})

test('rows are reported once when they become visible', async () => {
  await open('all wallets asked for')
  await expect.poll(async () => (await keysTold()).length).toBeGreaterThan(0)
  expect((await keysTold()).length).toBeLessThan(40)
  await scrollTo(1)
  await expect.poll(keysTold).toContain('many-599')
  await scrollTo(0)
  await shown(0).waitFor()
  const keys = await keysTold()
  expect(keys).toContain('many-0')
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys).not.toContain('many-300')
})

test('more is asked for when the end comes near, once', async () => {
  await open('all wallets half way')
  expect(await asked()).toBe(0)
  await scrollTo(1)
  await expect.poll(asked).toBe(1)
  await scrollTo(0.9)
  await scrollTo(1)
  expect(await asked()).toBe(1)
})

test('the grid neither jumps nor loses its place when the next page comes', async () => {
  await open('all wallets half way')
  await scrollTo(1)
  await expect.poll(asked).toBe(1)
  const before = await shown(36).boundingBox()
  await page.evaluate(() =>
    window.latchkeyScenes.send({
      type: 'wallets/pageReceived',
      data: {
        page: 2,
        count: 600,
        wallets: Array.from({ length: 40 }, (_, index) => ({ id: `next-${index}`, name: `Next ${index}` })),
      },
    }),
  )
  await tile('Next 0').waitFor()
  expect(await shown(36).boundingBox()).toEqual(before)
})

test('every tile is reached by the keyboard, one by one and by leaps', async () => {
  await open('all wallets')
  await page.getByRole('textbox').focus()
  for (let press = 0; press < 45; press += 1) await page.keyboard.press('Tab')
  expect(await focused()).toBe(44)
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe(48)
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe(49)
  await page.keyboard.press('PageDown')
  expect(await focused()).toBe(65)
  await page.keyboard.press('End')
  expect(await focused()).toBe(599)
  await page.keyboard.press('PageUp')
  expect(await focused()).toBe(583)
  await page.keyboard.press('Home')
  expect(await focused()).toBe(0)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => window.latchkeyScenes.sent.at(-1)?.type)).toBeDefined()
  expect(
    await page.evaluate(() =>
      window.latchkeyScenes.sent.some(({ type }) => type === 'connection/walletChosen'),
    ),
  ).toBe(true)
})

test('a focused tile keeps the focus while the list is scrolled away from it', async () => {
  await open('all wallets')
  await tile('Lantern').focus()
  await scrollTo(1)
  await shown(599).waitFor()
  expect(await focused()).toBe(1)
  expect(await nodes()).toBeLessThanOrEqual(300)
})

test('there are four columns, and three where there is no room for a fourth', async () => {
  const inFirstRow = () =>
    page.locator('.wallet-tile').evaluateAll((tiles) => {
      const tops = tiles.map((one) => one.getBoundingClientRect().top)
      return tops.filter((top) => top === tops[0]).length
    })
  await open('all wallets')
  expect(await inFirstRow()).toBe(4)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(inFirstRow).toBe(3)
})

test('a new search begins at the top', async () => {
  await open('all wallets')
  await scrollTo(1)
  await shown(599).waitFor()
  await page.getByRole('textbox').fill('l')
  await expect.poll(() => page.locator('.wallet-scroll').evaluate((scroller) => scroller.scrollTop)).toBe(0)
})

test('visible rows are reported once per frame, however often the list scrolls', async () => {
  await open('all wallets asked for')
  await expect.poll(async () => (await keysTold()).length).toBeGreaterThan(0)
  const told = await page.evaluate(async () => {
    const scroller = document.querySelector('latchkey-modal')?.shadowRoot?.querySelector('.wallet-scroll')
    const count = () => window.latchkeyScenes.sent.filter(({ type }) => type === 'wallets/rowsShown').length
    const before = count()
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    for (const top of [300, 900, 1800, 2700, 3600]) if (scroller) scroller.scrollTop = top
    while (count() === before) await frame()
    return count() - before
  })
  expect(told).toBe(1)
})

test('fast scrolling hides tiles from the pointer until the list rests', async () => {
  await open('all wallets')
  await shown(0).waitFor()
  const isTileThere = await page.evaluate(async () => {
    const root = document.querySelector('latchkey-modal')?.shadowRoot
    const scroller = root?.querySelector('.wallet-scroll')
    if (!root || !scroller) return null
    const { left, top } = scroller.getBoundingClientRect()
    const isTile = () => Boolean(root.elementFromPoint(left + 40, top + 40)?.closest('.wallet-tile'))
    const before = isTile()
    for (const place of [4000, 1]) {
      scroller.scrollTop = place
      scroller.dispatchEvent(new Event('scroll'))
    }
    const meanwhile = isTile()
    while (scroller.hasAttribute('data-fast')) await new Promise((resolve) => requestAnimationFrame(resolve))
    return [before, meanwhile, isTile()]
  })
  expect(isTileThere).toEqual([true, false, true])
})

test('a list hidden during a scroll rests when it is shown again', async () => {
  await open('all wallets')
  await shown(0).waitFor()
  const isFast = await page.evaluate(async () => {
    const root = document.querySelector('latchkey-modal')?.shadowRoot
    const scroller = root?.querySelector<HTMLElement>('.wallet-scroll')
    if (!root || !scroller) return null
    root.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), { capture: true })
    for (const place of [4000, 1]) {
      const moved = new Promise((resolve) => scroller.addEventListener('scroll', resolve, { once: true }))
      scroller.scrollTop = place
      await moved
    }
    const meanwhile = scroller.hasAttribute('data-fast')
    const sized = new Promise((resolve) => new ResizeObserver(resolve).observe(scroller))
    scroller.style.display = 'none'
    await sized
    scroller.style.display = ''
    return [meanwhile, scroller.hasAttribute('data-fast')]
  })
  expect(isFast).toEqual([true, false])
})

test('a picture that comes is drawn in its own tile, and no other tile is drawn again', async () => {
  await open('all wallets')
  await expect.poll(() => page.locator('.wallet-tile[data-passing]').count()).toBe(0)
  const changed = await page.evaluate(async () => {
    const tiles = document.querySelector('latchkey-modal')?.shadowRoot?.querySelector('.wallet-grid')
    const seen: Node[] = []
    if (tiles)
      new MutationObserver((records) => seen.push(...records.map(({ target }) => target))).observe(tiles, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      })
    const url = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E'
    window.latchkeyScenes.send({
      type: 'images/received',
      data: { kind: 'wallet', images: [{ id: 'picture-of-5', url }] },
    })
    while (seen.length === 0) await new Promise((resolve) => requestAnimationFrame(resolve))
    return [
      ...new Set(
        seen.map(
          (node) => (node instanceof Element ? node : node.parentElement)?.closest('li')?.dataset['index'],
        ),
      ),
    ]
  })
  expect(changed).toEqual(['6'])
})
