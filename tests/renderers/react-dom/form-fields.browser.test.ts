import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { freshScenes } from './fresh-scenes.ts'
import { show } from './scene-page.ts'

let page: Page

freshScenes((fresh) => (page = fresh.page))

const amount = () => page.locator('dialog input[data-purpose=amount]').first()
const lastTyped = () =>
  page.evaluate(() => window.latchkeyScenes.sent.findLast(({ type }) => type.endsWith('amountTyped'))?.data)

test.each(['swap quoted', 'buy quoted', 'send with an amount'])(
  'in the scene "%s" typing after the first press on an amount replaces it',
  async (scene) => {
    await show(page, scene)
    expect(await amount().inputValue()).not.toBe('')
    await amount().click()
    await page.keyboard.type('25')
    expect(await lastTyped()).toMatchObject({ text: '25' })
  },
)

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

test('the token of an amount says for what it is, and that it can be changed', async () => {
  const pill = (name: string) => page.locator('dialog').getByRole('button', { name, exact: true })
  await show(page, 'swap quoted')
  await pill('Pay with: ETH, choose another token').waitFor()
  await pill('Receive: USDC, choose another token').waitFor()
  await show(page, 'send with a token')
  await pill('Send: ETH on Ethereum, choose another token').waitFor()
  await show(page, 'buy quoted')
  await pill('Currency: USD, choose another currency').waitFor()
})

test('choosing a token to send, and an amount of it, moves nothing', async () => {
  const places = () =>
    page
      .locator('dialog :is(.title, .amount-figure, .token-pill, .field, .send-next)')
      .evaluateAll((all) => all.map((one) => [one.className, one.getBoundingClientRect().top]))
  await show(page, 'send without a token')
  const before = await places()
  await show(page, 'send with a token')
  expect(await places()).toEqual(before)
  await show(page, 'send too much')
  expect(await places()).toEqual(before)
})

test('an address that is refused moves nothing below its field', async () => {
  const top = () => page.locator('dialog .or').evaluate((line) => line.getBoundingClientRect().top)
  await show(page, 'email written')
  const before = await top()
  await show(page, 'email refused')
  await page.getByRole('alert').getByText('Enter a valid email').waitFor()
  expect(await top()).toBe(before)
})

test('a code is one field over six cells, which takes a whole mail line and stays where it is when it is wrong', async () => {
  await show(page, 'code asked for')
  const dialog = page.locator('dialog')
  const cells = () => dialog.locator('.code-cell').allTextContents()
  expect(await dialog.getByRole('textbox').count()).toBe(1)
  await dialog.getByRole('textbox', { name: 'Six-digit code' }).fill('Your code: 123 456')
  expect(await cells()).toEqual(['1', '2', '3', '4', '5', '6'])
  await show(page, 'code half typed')
  expect(await cells()).toEqual(['1', '2', '3', '', '', ''])
  const foot = () => dialog.locator('.email-foot').evaluate((line) => line.getBoundingClientRect().top)
  const before = await foot()
  await show(page, 'code refused')
  await dialog.getByRole('alert').getByText('Try again').waitFor()
  expect(await foot()).toBe(before)
})
