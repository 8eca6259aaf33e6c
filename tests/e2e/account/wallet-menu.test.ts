import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doubleClick } from '../../../renderers/react-dom/modal/guards/ignore-double-clicks.ts'
import { accountMenu } from '../../account-menu.ts'
import { axeOn } from '../../axe.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** A connected visitor who looks at Account. */
async function atAccount() {
  const { page } = await visit(stage)
  const visitor = visitorOn(page)
  await visitor.connect('Harbor')
  await visitor.open()
  const { dialog } = visitor
  const menu = accountMenu(dialog)
  await menu.waitFor()
  const entry = (name: string) => dialog.getByRole('menuitem', { name, exact: true })
  return { page, dialog, menu, entry }
}

test("a keyboard walks through the wallet's menu, and Escape closes it alone", async () => {
  const { page, dialog, menu, entry } = await atAccount()
  const focused = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent)
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Settings')
  expect(await (await axeOn(page))()).toEqual([])
  await page.keyboard.press('ArrowUp')
  await expect.poll(focused).toBe('Disconnect')
  await page.keyboard.press('ArrowDown')
  await expect.poll(focused).toBe('Settings')
  await page.keyboard.press('End')
  await expect.poll(focused).toBe('Disconnect')
  await page.keyboard.press('Escape')
  await entry('Settings').waitFor({ state: 'hidden' })
  expect(await dialog.isVisible()).toBe(true)
  expect(await menu.evaluate((row) => row.matches(':focus'))).toBe(true)
})

test('ArrowDown opens the menu at its first entry', async () => {
  const { page, menu } = await atAccount()
  await menu.focus()
  await page.keyboard.press('ArrowDown')
  const focused = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent)
  await expect.poll(focused).toBe('Settings')
})

test('a press beside the dialog closes an open menu alone, and the next one closes the dialog', async () => {
  const { page, dialog, menu, entry } = await atAccount()
  const since = await page.evaluate(() => performance.now())
  await page.waitForFunction((opened) => performance.now() > opened + 400, since)
  await menu.click()
  await entry('Disconnect').waitFor()
  await page.mouse.click(10, 10)
  await entry('Disconnect').waitFor({ state: 'hidden' })
  expect(await dialog.isVisible()).toBe(true)
  await page.mouse.click(30, 60)
  await dialog.waitFor({ state: 'hidden' })
})

test('an open menu stays under the pointer while the tokens above it arrive', async () => {
  const { dialog, menu, entry } = await atAccount()
  await menu.click()
  await entry('Disconnect').waitFor()
  await entry('Disconnect').evaluate((item) =>
    Promise.all(
      item
        .closest('[role=menu]')
        ?.getAnimations()
        .map(({ finished }) => finished) ?? [],
    ),
  )
  const tops = async () => ({
    entry: await topOf(entry('Disconnect')),
    row: await topOf(menu),
  })
  const before = await tops()
  await dialog.locator('.account-lists').evaluate((lists) => {
    const arrived = document.createElement('div')
    arrived.style.blockSize = '40px'
    lists.append(arrived)
  })
  await expect.poll(async () => (await tops()).row).toBeGreaterThan(before.row)
  expect((await tops()).entry).toBe(before.entry)
})

test.each([
  { width: 320, height: 400 },
  { width: 500, height: 430 },
  { width: 640, height: 360 },
])(
  'in a window of %o every entry can be pressed, and a press on the row closes the menu',
  async (viewport) => {
    const { page, menu, entry } = await atAccount()
    await page.setViewportSize(viewport)
    await menu.click()
    const opened = await now(page)
    for (const name of ['Settings', 'Disconnect']) await entry(name).click({ trial: true })
    await expect.poll(() => now(page)).toBeGreaterThan(opened + doubleClick)
    await menu.click()
    await entry('Settings').waitFor({ state: 'hidden' })
    expect(await menu.evaluate((row) => row.matches(':focus'))).toBe(true)
  },
)

test('an open menu follows its row into a window of another size', async () => {
  const { page, dialog, menu, entry } = await atAccount()
  // Tokens that arrive move the row, but not its open menu.
  await dialog.getByText('USD Coin').waitFor()
  await menu.click()
  await entry('Disconnect').waitFor()
  const gap = async () => (await topOf(menu)) - (await topOf(entry('Disconnect')))
  const before = await gap()
  await page.setViewportSize({ width: 640, height: 600 })
  await expect.poll(gap).toBe(before)
})

/** Returns the distance of an element from the top of the window. */
async function topOf(element: ReturnType<typeof accountMenu>): Promise<number> {
  return element.evaluate((node) => Math.round(node.getBoundingClientRect().top))
}

/** Returns the time on a page's own clock, in milliseconds. */
function now(page: Page): Promise<number> {
  return page.evaluate(() => performance.now())
}
