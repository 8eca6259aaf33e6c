import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailOffered, openLink, signInByEmail, writeAddress, writeCode } from './email-visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'
import { accountMenu, pressInMenu } from '../../account-menu.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const hash = new URLSearchParams(emailOffered).toString()
const arrive = async () => {
  const { page, complaints } = await visit(stage, { query: `#${hash}` })
  return { ...visitorOn(page), complaints }
}
const keptType = ({ page }: Awaited<ReturnType<typeof arrive>>) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => /preferredAccountType|smartAccountEnabledNetworks/.test(key))
      .map(([key, text]) => [key.split('/').at(-1), text]),
  )

test('a first sign-in becomes a smart account, and the settings switch back', async () => {
  const visitor = await arrive()
  const { dialog, page, host } = visitor
  await visitor.open()
  await writeAddress(visitor, 'vera@harbour.test')
  await openLink(visitor, stage.sandbox, 'vera@harbour.test')
  await writeCode(visitor, stage.sandbox, 'vera@harbour.test')
  await dialog.getByRole('heading', { name: 'Discover smart accounts' }).waitFor()
  const own = await host('address').textContent()
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter')
  await accountMenu(dialog).waitFor()
  await expect.poll(() => host('address').textContent()).not.toBe(own)
  const contract = await host('address').textContent()
  expect(await keptType(visitor)).toContainEqual(['preferredAccountType', 'smartAccount'])
  await page.reload()
  await expect.poll(() => host('address').textContent()).toBe(contract)
  await visitor.open()
  await pressInMenu(dialog, 'Settings')
  await dialog.getByRole('button', { name: 'Switch to your standard account' }).click()
  await expect.poll(() => host('address').textContent()).toBe(own)
  await pressInMenu(dialog, 'Switch account')
  await dialog.getByText('Smart account').click()
  await expect.poll(() => host('address').textContent()).toBe(contract)
  expect(visitor.complaints).toEqual([])
})

test('a choice that the frame refuses is reported in its view', { tags: 'thorough' }, async () => {
  const visitor = await arrive()
  const { dialog, page } = visitor
  await signInByEmail(visitor, stage.sandbox, 'chien@harbour.test')
  await visitor.open()
  await pressInMenu(dialog, 'Settings')
  await page.route('**/prefer-account', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Switch to your smart account' }).click()
  await dialog.getByText("Couldn't switch your account").waitFor()
})
