import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { axeOn } from '../../axe.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'

let stage: Stage
let visitor: Visitor

beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => stage.close())
beforeEach(async () => {
  visitor = visitorOn((await visit(stage)).page)
})

/** What axe finds on the page now. */
const findings = async () => (await axeOn(visitor.page))()

/** Whether the focus is inside the dialog, looking through shadow roots. */
const focusIsInside = () =>
  visitor.dialog.evaluate((dialog) => {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    return focused !== null && dialog.contains(focused)
  })

test('axe finds nothing in any view', { tags: 'thorough' }, async () => {
  await visitor.open()
  expect(await findings()).toEqual([])
  await visitor.choose('Harbor')
  await visitor.page.getByTestId('wallet-approve').waitFor()
  await visitor.reject()
  await visitor.dialog.getByText('Connection declined').waitFor()
  expect(await findings()).toEqual([])
  await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
  await visitor.approve()
  await visitor.dialog.waitFor({ state: 'hidden' })
  await visitor.open()
  await visitor.dialog.getByText('10,000 ETH').or(visitor.dialog.getByText('Balance')).first().waitFor()
  expect(await findings()).toEqual([])
  await visitor.page.keyboard.press('Escape')
  await visitor.page.getByTestId('open-networks').click()
  await visitor.dialog.waitFor()
  expect(await findings()).toEqual([])
})

test('focus enters the dialog, stays inside with Tab, and returns to the opener', async () => {
  await visitor.open()
  expect(await focusIsInside()).toBe(true)
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await visitor.page.keyboard.press(key)
    const outside = await visitor.page.evaluate(
      () =>
        document.activeElement?.closest('main, header, nav') !== null &&
        document.activeElement !== document.body,
    )
    expect(outside).toBe(false)
  }
  await visitor.page.keyboard.press('Escape')
  await visitor.dialog.waitFor({ state: 'hidden' })
  const opener = await visitor.page.evaluate(
    () => document.activeElement?.closest('[data-testid=connect]') !== null,
  )
  expect(opener).toBe(true)
})

test('the keyboard alone connects and disconnects', async () => {
  await visitor.page.getByTestId('connect').getByRole('button').focus()
  await visitor.page.keyboard.press('Enter')
  await visitor.dialog.waitFor()
  await visitor.dialog.getByRole('button', { name: /^Harbor\b/ }).focus()
  await visitor.page.keyboard.press('Enter')
  await visitor.page.getByTestId('wallet-approve').focus()
  await visitor.page.keyboard.press('Enter')
  await visitor.dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => visitor.host('status').textContent()).toMatch(/^connected$/)
})
