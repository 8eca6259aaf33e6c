import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLink, writeAddress, writeCode } from './email-visitor.ts'
import { serveHostPages } from '../host-page.ts'
import type { HostPages } from '../host-page.ts'
import { visitorOn } from '../visitor.ts'
import { pressInMenu } from '../../account-menu.ts'

let host: HostPages

beforeAll(async () => {
  host = await serveHostPages()
})
afterAll(() => host.close())

test('an e-mail sign-in in an embed stays there and ends at the account', async () => {
  const { page, complaints } = await host.open('owned')
  await page.evaluate(() => window.owned.change({ features: { email: true } }))
  const modal = page.locator('dialog')
  const embed = page.locator('.embed')
  const visitor = { ...visitorOn(page), dialog: embed }
  const address = 'isle@harbour.test'
  await writeAddress(visitor, address)
  await openLink(visitor, host.sandbox, address)
  expect(await modal.first().isVisible()).toBe(false)
  await writeCode(visitor, host.sandbox, address)
  await modal.getByRole('button', { name: 'Maybe later' }).click()
  await page.keyboard.press('Escape')
  await embed.getByText('Email account').waitFor()
  await pressInMenu(embed, 'Disconnect')
  await embed.getByRole('textbox', { name: 'Email' }).waitFor()
  expect(await complaints()).toEqual([])
})

test('the way back from the code in an embed leads to the e-mail field', async () => {
  const { page } = await host.open('owned')
  await page.evaluate(() => window.owned.change({ features: { email: true } }))
  const embed = page.locator('.embed')
  const visitor = { ...visitorOn(page), dialog: embed }
  await writeAddress(visitor, 'reef@harbour.test')
  await embed.getByText('Approve the login link we sent to reef@harbour.test').waitFor()
  await embed.getByRole('button', { name: 'Back' }).click()
  await embed.getByRole('textbox', { name: 'Email' }).waitFor()
})
