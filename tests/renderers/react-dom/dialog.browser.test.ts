import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { remainsOfOpenings } from './openings.ts'
import { freshScenes } from './fresh-scenes.ts'
import { leave, show } from './scene-page.ts'

let page: Page

freshScenes((fresh) => (page = fresh.page))

const focused = () =>
  page.evaluate(
    () => document.querySelector('latchkey-modal')?.shadowRoot?.activeElement?.textContent ?? null,
  )
const now = () => page.evaluate(() => performance.now())
const types = () => page.evaluate(() => window.latchkeyScenes.sent.map(({ type }) => type))

test('opening moves the focus to the title, and closing gives it back to the opener', async () => {
  await page.locator('#opener').click()
  await page.locator('dialog[open]').waitFor()
  expect(await focused()).toBe('Connect wallet')
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('opener')
})

test('each new view is announced by its title', async () => {
  await show(page, 'connect')
  await page.getByRole('button', { name: 'Juniper' }).click()
  await page.getByText('Continue in Juniper').waitFor()
  expect(await focused()).toBe('Juniper')
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('heading', { name: 'Connect wallet' }).waitFor()
  await page.getByRole('button', { name: /^All wallets/ }).click()
  await page.getByRole('heading', { name: 'All wallets' }).waitFor()
  expect(await focused()).toBe('All wallets')
})

test('Back gives the focus to the row from which the visitor went', async () => {
  await show(page, 'connect')
  await page.getByRole('button', { name: 'Harbor' }).click()
  await page.getByText('Continue in Juniper').waitFor()
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Back' }).press('Enter')
  await page.getByRole('heading', { name: 'Connect wallet' }).waitFor()
  expect(await focused()).toContain('Harbor Wallet')
})

test('Back gives the focus to the button of a menu whose entry led on, and to a row with another value', async () => {
  await show(page, 'account')
  await page.getByRole('button', { name: /^Connected with|Juniper/ }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.getByRole('heading', { name: 'Account settings' }).waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.poll(focused).toContain('Juniper')
  await page.getByRole('button', { name: /^Network/ }).click()
  await page.getByRole('heading', { name: 'Networks' }).waitFor()
  await page.evaluate(() =>
    window.latchkeyScenes.send({
      type: 'connection/chainChanged',
      data: { session: 'a1', namespace: 'eip155', chainId: 'eip155:137' },
    }),
  )
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.poll(focused).toContain('Polygon')
})

test('Back gives the focus to the title if the row is gone', async () => {
  await show(page, 'connect')
  await page.getByRole('button', { name: 'Harbor' }).click()
  await page.getByText('Continue in Juniper').waitFor()
  await page.evaluate(() =>
    window.latchkeyScenes.send({ type: 'installed/withdrawn', data: { walletKey: 'com.harbor' } }),
  )
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('heading', { name: 'Connect wallet' }).waitFor()
  expect(await focused()).toBe('Connect wallet')
})

test('a wallet that locks while its account is scrolled down is seen to be locked', async () => {
  await page.setViewportSize({ width: 800, height: 300 })
  await show(page, 'account')
  const frame = page.locator('dialog .frame')
  await frame.evaluate((element) => (element.scrollTop = element.scrollHeight))
  await page.evaluate(() =>
    window.latchkeyScenes.send({
      type: 'connection/walletLocked',
      data: { session: 'a1', namespace: 'eip155' },
    }),
  )
  const notice = page.locator('dialog .notice')
  await notice.waitFor()
  const gap = async () => {
    const [inner, outer] = [await notice.boundingBox(), await frame.boundingBox()]
    return (inner?.y ?? 0) - (outer?.y ?? 0)
  }
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
})

test('the title takes the focus if the focused element disappears', async () => {
  await show(page, 'declined')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Continue in Juniper').waitFor()
  await expect.poll(focused).toBe('Juniper')
})

test('tabbing never reaches the page behind', async () => {
  await show(page, 'connect')
  const reached = new Set<string>()
  for (let press = 0; press < 24; press += 1) {
    await page.keyboard.press('Tab')
    reached.add(await page.evaluate(() => document.activeElement?.tagName ?? ''))
  }
  expect([...reached].filter((name) => !['LATCHKEY-MODAL', 'BODY'].includes(name))).toEqual([])
})

test('escape and a click beside the dialog ask to close; a press that only ends there does not', async () => {
  await show(page, 'connect')
  const box = await page.locator('dialog').boundingBox()
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 30)
  await page.mouse.down()
  await page.mouse.move(10, 10)
  await page.mouse.up()
  expect(await types()).not.toContain('modal/closeRequested')
  await page.waitForFunction((opened) => performance.now() > opened + 400, await now())
  await page.mouse.click(10, 10)
  await page.locator('dialog').waitFor({ state: 'hidden' })
  expect(await types()).toContain('modal/closeRequested')
})

test('the page behind neither scrolls nor shifts while the modal is open', async () => {
  const width = () => page.evaluate(() => document.body.getBoundingClientRect().width)
  const before = await width()
  await show(page, 'connect')
  expect(await width()).toBe(before)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
  await leave(page)
  expect(await page.evaluate(() => document.documentElement.getAttribute('style') ?? '')).toBe('')
})

test('a shake that the store refuses to close with is seen, and the dialog stays', async () => {
  await show(page, 'connect')
  await page.evaluate(() => window.latchkeyScenes.send({ type: 'modal/shaken', data: {} }))
  await page.locator('dialog[data-shake]').waitFor()
  expect(await page.locator('dialog[open]').count()).toBe(1)
})

test('typing a search sends every change', async () => {
  await show(page, 'networks')
  await page.getByRole('textbox', { name: 'Search networks' }).pressSequentially('pol')
  await page.getByRole('button', { name: 'Polygon' }).waitFor()
  expect(await page.getByRole('listitem').count()).toBe(1)
})

test('right to left turns the dialog around but not an address or amount', async () => {
  await show(page, 'account right to left')
  expect(await page.locator('dialog').getAttribute('dir')).toBe('rtl')
  expect(await page.locator('.amount').evaluate((amount) => getComputedStyle(amount).direction)).toBe('ltr')
  const [tile, name] = await Promise.all([
    page.locator('.network-pill .tile').boundingBox(),
    page.locator('.network-pill bdi').boundingBox(),
  ])
  expect(tile?.x).toBeGreaterThan(name?.x ?? Infinity)
})

test('right to left, the total and the worth of each token are written in the same direction', async () => {
  await show(page, 'account with tokens right to left')
  const directions = await page
    .locator('.holder-balance .amount, .token-worth')
    .evaluateAll((amounts) => amounts.map((amount) => getComputedStyle(amount).direction))
  expect(directions).toHaveLength(6)
  expect(new Set(directions).size).toBe(1)
})

test.each(['what is a wallet right to left', 'sign-in right to left'])(
  'in "%s" an English sentence is left to right with its full stop at the end',
  async (scene) => {
    await show(page, scene)
    const ends = await page.locator('dialog').evaluate((dialog) => {
      const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT)
      const boxOf = (node: Node, at: number) => {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        return range.getBoundingClientRect()
      }
      const sentences: boolean[] = []
      while (walker.nextNode()) {
        const { currentNode: node } = walker
        const { length } = node.textContent?.trimEnd() ?? ''
        if (node.textContent?.[length - 1] !== '.') continue
        sentences.push(boxOf(node, length - 1).left > boxOf(node, length - 2).left)
      }
      return sentences
    })
    expect(ends.length).toBeGreaterThan(0)
    expect(ends).toEqual(ends.map(() => true))
  },
)

test('the buttons and the embed keep their own style on a page with a loud one', async () => {
  await page.evaluate(() => window.latchkeyScenes.show('connect'))
  await leave(page)
  await page.evaluate(() => window.latchkeyScenes.drawButtons())
  const button = page.getByRole('button', { name: 'Connect wallet' })
  await button.waitFor()
  const style = await button.evaluate((element) => {
    const { fontStyle, borderTopWidth, rotate, textTransform, letterSpacing } = getComputedStyle(element)
    return { fontStyle, borderTopWidth, rotate, textTransform, letterSpacing }
  })
  expect(style).toEqual({
    fontStyle: 'normal',
    borderTopWidth: '1px',
    rotate: 'none',
    textTransform: 'none',
    letterSpacing: 'normal',
  })
  await page.locator('.embed').getByRole('button', { name: 'Juniper' }).waitFor()
})

test('a hundred openings leave nothing behind', { tags: 'thorough' }, async () => {
  const { nodes, listeners } = await remainsOfOpenings(page, 100)
  expect(nodes).toBeLessThanOrEqual(50)
  expect(listeners).toBeLessThanOrEqual(10)
})
