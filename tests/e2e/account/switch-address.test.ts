import { recoverMessageAddress } from 'viem'
import type { Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeOn } from '../../axe.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'
import { accountMenu, pressInMenu } from '../../account-menu.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** A visitor whose wallet shares two accounts, and who looks at the first of them. */
async function atAccount(features: object = {}) {
  const settings = new URLSearchParams({ features: JSON.stringify(features) })
  const { page } = await visit(stage, { query: `#${settings}` })
  const visitor = visitorOn(page)
  await visitor.connect('Harbor')
  await visitor.wallet('harbor', 'setAccounts', [0, 1])
  await visitor.open()
  await visitor.dialog.getByRole('heading', { name: 'Account', exact: true }).waitFor()
  const address = async () => (await visitor.host('address').textContent())?.trim() ?? ''
  return { ...visitor, address, menu: accountMenu(visitor.dialog) }
}

test(
  'with the keyboard alone a visitor chooses another account, and the arrows choose nothing yet',
  { tags: 'thorough' },
  async () => {
    const { page, dialog, menu, address } = await atAccount()
    const first = await address()
    await menu.focus()
    await page.keyboard.press('Enter')
    await dialog.getByRole('menuitem', { name: 'Switch account' }).focus()
    await page.keyboard.press('Enter')
    const rows = dialog.getByRole('option')
    await rows.nth(1).waitFor()
    expect(await rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-selected')))).toEqual([
      'true',
      'false',
    ])
    expect(await (await axeOn(page))()).toEqual([])
    await rows.first().focus()
    await page.keyboard.press('ArrowDown')
    expect(await address()).toBe(first)
    await page.keyboard.press('Enter')
    await menu.waitFor()
    expect(await address()).not.toBe(first)
  },
)

test('the account that was chosen signs for the host, also after a reload', async () => {
  const { page, dialog, address, approve, host } = await atAccount()
  const first = await address()
  await pressInMenu(dialog, 'Switch account')
  await dialog.getByRole('option', { selected: false }).click()
  await expect.poll(address).not.toBe(first)
  const chosen = await address()
  await page.reload()
  await host('status').getByText('connected', { exact: true }).waitFor()
  expect(await address()).toBe(chosen)
  const signing = page.evaluate(
    ([account]) =>
      Reflect.get(window, 'latchkey').request({
        method: 'personal_sign',
        params: ['0x68656c6c6f', account],
      }) as Promise<Hex>,
    [chosen],
  )
  await approve()
  expect(await recoverMessageAddress({ message: 'hello', signature: await signing })).toBe(chosen)
})

test(
  'settings tell of the account, lead to the others, and end the connection',
  { tags: 'thorough' },
  async () => {
    const { page, dialog, host } = await atAccount()
    await pressInMenu(dialog, 'Settings')
    await dialog.getByRole('heading', { name: 'Account settings' }).waitFor()
    expect(await (await axeOn(page))()).toEqual([])
    await dialog.getByRole('button', { name: /^Accounts/ }).click()
    await dialog.getByRole('option', { selected: false }).click()
    await dialog.getByRole('heading', { name: 'Account settings' }).waitFor()
    await dialog.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await host('status').getByText('disconnected', { exact: true }).waitFor()
  },
)

test('a host that switches it off offers no other account', { tags: 'thorough' }, async () => {
  const { dialog, menu } = await atAccount({ switchAddress: false })
  await pressInMenu(dialog, 'Settings')
  await dialog.getByRole('button', { name: /^Network/ }).waitFor()
  expect(await dialog.getByRole('button', { name: /^Accounts/ }).count()).toBe(0)
  await dialog.getByRole('button', { name: 'Back' }).click()
  await menu.click()
  await dialog.getByRole('menuitem', { name: 'Settings' }).waitFor()
  expect(await dialog.getByRole('menuitem', { name: 'Switch account' }).count()).toBe(0)
})
