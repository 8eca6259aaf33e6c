import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openScenePage, show } from './scene-page.ts'
import type { ScenePage } from './scene-page.ts'

let scenes: ScenePage
let page: Page

beforeAll(async () => {
  scenes = await openScenePage()
  page = await scenes.open()
})
afterAll(() => scenes.close())

const sizes = (selector: string) =>
  page.locator(selector).evaluateAll((names) =>
    names.map((name) => {
      const words = document.createRange()
      words.selectNodeContents(name)
      return {
        text: name.textContent?.slice(0, 3),
        height: name.clientHeight,
        isCut: words.getBoundingClientRect().width > name.clientWidth,
        overflow: getComputedStyle(name).overflow,
      }
    }),
  )

test('a name without an end is one line with an ellipsis, and marks stay within their row', async () => {
  await show(page, 'connect hostile names')
  const labels = await sizes('.row-label')
  expect(new Set(labels.map(({ height }) => height)).size).toBe(1)
  expect(new Set(labels.map(({ overflow }) => overflow))).toEqual(new Set(['hidden']))
  expect(labels.find(({ text }) => text === 'WWW')?.isCut).toBe(true)
})

test('wallets with similar names are marked in their rows', async () => {
  await show(page, 'connect hostile names')
  const row = (name: string) => page.locator('dialog').getByRole('button', { name })
  await row('Harbor Wallet look-alike com.harbor').waitFor()
  await row('Hаrbor Wallet look-alike com.example.twin').waitFor()
  expect(await page.locator('.caution').allInnerTexts()).toEqual(['look-alike', 'look-alike'])
})

test('in the grid a name without an end is one line, and look-alikes are marked', async () => {
  await show(page, 'all wallets hostile names')
  await page.locator('.wallet-tile').first().waitFor()
  const names = await sizes('.wallet-name')
  expect(names.find(({ text }) => text === 'WWW')).toMatchObject({
    height: 18,
    isCut: true,
    overflow: 'clip',
  })
  const twin = page.locator('.wallet-tile').getByRole('button', { name: 'Juniper look-alike' })
  await twin.waitFor()
  expect(await page.locator('.wallet-tile').getByText('unusual letters').count()).toBe(1)
})
