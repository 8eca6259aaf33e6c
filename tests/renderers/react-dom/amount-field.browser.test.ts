import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { freshScenes } from './fresh-scenes.ts'
import { show } from './scene-page.ts'

let page: Page

freshScenes((fresh) => (page = fresh.page))

const amount = () => page.locator('dialog input[data-purpose=amount]').first()
const lastTyped = () =>
  page.evaluate(() => window.latchkeyScenes.sent.findLast(({ type }) => type.endsWith('amountTyped'))?.data)

test('typing after the first press on an amount replaces it', async () => {
  await show(page, 'swap quoted')
  expect(await amount().inputValue()).not.toBe('')
  await amount().click()
  await page.keyboard.type('25')
  expect(await lastTyped()).toMatchObject({ text: '25' })
})

test('a second press sets the caret, so that a digit can be mended', async () => {
  await show(page, 'swap quoted')
  await amount().click()
  await page.keyboard.type('25')
  await amount().click({ position: { x: 4, y: 10 } })
  const selected = await amount().evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) =>
    selectionStart === selectionEnd ? 'none' : 'some',
  )
  expect(selected).toBe('none')
})
