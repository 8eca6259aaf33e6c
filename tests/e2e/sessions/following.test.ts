import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => stage.close())

const shows = async (visitor: Visitor, what: string, text: string | RegExp) => {
  await expect.poll(() => visitor.host(what).textContent()).toMatch(text)
}

async function inAnotherTab(visitor: Visitor): Promise<Visitor> {
  const page = await visitor.page.context().newPage()
  await page.goto(visitor.page.url())
  return visitorOn(page)
}

test('disconnecting and connecting in one tab reaches the other without a prompt', async () => {
  const one = visitorOn((await visit(stage)).page)
  await one.connect('Harbor')
  const two = await inAnotherTab(one)
  await shows(two, 'status', /^connected$/)
  await two.page.getByTestId('disconnect').click()
  await shows(two, 'status', /^disconnected$/)
  await shows(one, 'status', /^disconnected$/)
  await two.connect('Harbor')
  await shows(one, 'status', /^connected$/)
  expect(await one.page.getByTestId('wallet-approve').count()).toBe(0)
})

test('a locked wallet is reported and connects once it is unlocked', async () => {
  const visitor = visitorOn((await visit(stage)).page)
  await visitor.connect('Harbor')
  await visitor.open()
  await visitor.wallet('harbor', 'setAccounts', [])
  await visitor.dialog.getByText('Harbor is locked').waitFor()
  await shows(visitor, 'status', /^locked$/)
  await visitor.wallet('harbor', 'setAccounts', [0])
  await shows(visitor, 'status', /^connected$/)
  await visitor.dialog.getByText('ETH').first().waitFor()
})

test('a wallet that revokes its permission is disconnected, not locked', { tags: 'thorough' }, async () => {
  const visitor = visitorOn((await visit(stage)).page)
  await visitor.connect('Harbor')
  await visitor.open()
  await visitor.wallet('harbor', 'revoke')
  await shows(visitor, 'status', /^disconnected$/)
  await visitor.dialog.getByRole('heading', { name: 'Connect wallet' }).waitFor()
})

test('a visitor can ask a locked wallet again', { tags: 'thorough' }, async () => {
  const visitor = visitorOn((await visit(stage)).page)
  await visitor.connect('Harbor')
  await visitor.open()
  await visitor.wallet('harbor', 'setAccounts', [])
  await visitor.dialog.getByRole('button', { name: 'Connect again' }).click()
  await visitor.approve()
  await shows(visitor, 'status', /^connected$/)
})

test('a silent wallet is named after ten seconds', { tags: 'thorough' }, async () => {
  const { page } = await visit(stage, { isClockInstalled: true })
  const visitor = visitorOn(page)
  await visitor.open()
  await visitor.choose('Harbor')
  await visitor.dialog.getByText('Approve the request in Harbor').waitFor()
  await page.clock.fastForward(10_000)
  await visitor.dialog.getByText('Nothing happening? Open Harbor').waitFor()
  await visitor.approve()
  await shows(visitor, 'status', /^connected$/)
})
