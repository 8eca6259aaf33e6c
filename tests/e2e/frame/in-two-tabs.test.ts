import { afterAll, beforeAll, expect, test } from 'vitest'
import { pressInMenu } from '../../account-menu.ts'
import { patience } from '../../patience.ts'
import { emailOffered, openLink, signInByEmail, writeAddress } from './email-visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const twoTabs = async ({ isClockInstalled = false } = {}) => {
  const query = `#${new URLSearchParams(emailOffered).toString()}`
  const { page } = await visit(stage, { query, isClockInstalled })
  const other = await page.context().newPage()
  other.setDefaultTimeout(patience)
  await other.goto(page.url())
  return [visitorOn(page), visitorOn(other)] as const
}

test(
  'a second tab follows a disconnect and a new e-mail sign-in, which survives a reload',
  { tags: 'thorough' },
  async () => {
    const [first, second] = await twoTabs()
    await signInByEmail(first, stage.sandbox, 'anna@harbour.test')
    const anna = await first.host('address').textContent()
    await expect.poll(() => second.host('address').textContent()).toBe(anna)
    await first.page.getByTestId('disconnect').click()
    await expect.poll(() => second.host('status').textContent()).toBe('disconnected')
    await signInByEmail(first, stage.sandbox, 'berta@harbour.test')
    const berta = await first.host('address').textContent()
    expect(berta).not.toBe(anna)
    await expect.poll(() => second.host('address').textContent()).toBe(berta)
    await first.page.reload()
    await expect.poll(() => first.host('address').textContent()).toBe(berta)
  },
)

test(
  'a tab that waits for a code shows the account and e-mail address that sign in in another tab',
  { tags: 'thorough' },
  async () => {
    const [first, second] = await twoTabs({ isClockInstalled: true })
    const [address, other] = ['clara@harbour.test', 'dora@harbour.test']
    await second.open()
    await writeAddress(second, other)
    await openLink(second, stage.sandbox, other)
    await first.page.clock.fastForward(30_000)
    await signInByEmail(first, stage.sandbox, address)
    await pressInMenu(second.dialog, 'Settings')
    await second.dialog.getByRole('button', { name: address }).waitFor()
    expect(await second.host('address').textContent()).toBe(await first.host('address').textContent())
  },
)

test('an e-mail that one tab requested delays the other tab', async () => {
  const [first, second] = await twoTabs()
  await second.open()
  await first.open()
  await writeAddress(first, 'elsa@harbour.test')
  await first.dialog.getByText('Approve the login link we sent to elsa@harbour.test').waitFor()
  await writeAddress(second, 'fanny@harbour.test')
  await second.dialog.getByText(/^Please try again after \d+ seconds$/).waitFor()
  expect(stage.sandbox.frame?.mails('fanny@harbour.test')).toEqual([])
})
