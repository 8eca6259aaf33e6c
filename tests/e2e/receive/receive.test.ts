import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeOn } from '../../axe.ts'
import { bothKinds } from '../send/solana-visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** A visitor who looks at their account. */
async function atAccount(wallet = 'Harbor', settings: Readonly<Record<string, string>> = {}) {
  const { page } = await visit(stage, { query: `?wallets=harbor,tern#${new URLSearchParams(settings)}` })
  const visitor = visitorOn(page)
  await visitor.connect(wallet)
  await visitor.open()
  await visitor.dialog.getByRole('heading', { name: 'Account' }).waitFor()
  return { ...visitor, code: visitor.dialog.locator('[data-uri]') }
}

test('the keyboard alone shows the address, copies it and reads its networks', async () => {
  const { page, dialog, code, host } = await atAccount()
  const address = (await host('address').textContent())?.trim() ?? ''
  await dialog.getByRole('button', { name: 'Receive', exact: true }).focus()
  await page.keyboard.press('Enter')
  await code.waitFor()
  expect(await code.getAttribute('data-uri')).toBe(address)
  await dialog.getByRole('button', { name: /^Copy address/ }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: /^Address copied/ }).waitFor()
  await dialog.getByRole('status').getByText('Address copied').waitFor()
  expect(await dialog.locator('.toast').count()).toBe(0)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  expect(await (await axeOn(page))()).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await dialog.getByText('You can only receive assets on these networks').waitFor()
  expect(await dialog.locator('.row-label').allTextContents()).toContain('Base')
  expect(await (await axeOn(page))()).toEqual([])
})

test('another account of the wallet is shown at once', { tags: 'thorough' }, async () => {
  const { dialog, code, wallet, host } = await atAccount()
  await dialog.getByRole('button', { name: 'Receive', exact: true }).press('Enter')
  await code.waitFor()
  const before = await code.getAttribute('data-uri')
  await wallet('harbor', 'setAccounts', [1, 0])
  await expect.poll(() => code.getAttribute('data-uri')).not.toBe(before)
  expect(await code.getAttribute('data-uri')).toBe((await host('address').textContent())?.trim())
})

test('on Solana the networks are those of Solana', { tags: 'thorough' }, async () => {
  const { dialog, code } = await atAccount('Tern', bothKinds)
  await dialog.getByRole('button', { name: 'Receive', exact: true }).press('Enter')
  expect(await code.getAttribute('data-uri')).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
  await dialog.getByRole('button', { name: /^Only receive/ }).click()
  expect(await dialog.locator('.row-label').allTextContents()).toEqual(['Solana Devnet'])
})

test('a host that switches receiving off shows no button', { tags: 'thorough' }, async () => {
  const { dialog } = await atAccount('Harbor', { features: JSON.stringify({ receive: false }) })
  await dialog.getByRole('button', { name: /^Activity/ }).waitFor()
  expect(await dialog.getByRole('button', { name: 'Receive', exact: true }).count()).toBe(0)
})
