import { afterAll, beforeAll, expect, test } from 'vitest'
import { fundedAccounts } from '../../../sandbox/chains/funded-accounts.ts'
import { axeOn } from '../../axe.ts'
import { eventually } from '../../eventually.ts'
import { askHost, devnet, solanaFirst, transferOf } from '../send/solana-visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'

const chain = 'eip155:1'
let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => stage.close())

/** A visitor over Harbor, whose account has so many transactions behind it, and every page of a history that was asked for. */
async function connected(count = 0) {
  const address = fundedAccounts()[1]?.address ?? '0x'
  if (count > 0) await stage.sandbox.seed({ chain, address, count, months: 12 })
  const { page, complaints } = await visit(stage)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/history?'))
      asked.push(new URL(request.url()).searchParams.get('cursor') ?? 'first')
  })
  const visitor = visitorOn(page)
  await visitor.connect('Harbor')
  const look = async () => {
    await visitor.open()
    await visitor.dialog.getByRole('button', { name: /^Activity/ }).press('Enter')
    await visitor.dialog.getByRole('heading', { name: 'Activity' }).waitFor()
  }
  const rows = visitor.dialog.locator('.grouped-scroll li[data-index]')
  return { visitor, page, complaints, asked, look, rows, address }
}

test('activity lists rows by month, newest first, with links to the explorer', async () => {
  const { look, visitor, rows, complaints, asked } = await connected(120)
  await look()
  await rows.first().waitFor()
  const headings = await visitor.dialog.locator('.group-heading').allTextContents()
  expect(headings[0]).toMatch(/^\w+( \d{4})?$/)
  expect(await rows.first().locator('a.row').getAttribute('href')).toMatch(/\/tx\/0x[\da-f]{64}$/)
  expect(await (await axeOn(visitor.page))()).toEqual([])
  expect([asked.length, complaints]).toEqual([1, []])
})

test('the next page is requested before it scrolls into view', async () => {
  const { look, visitor, rows, asked } = await connected(120)
  await look()
  await rows.first().waitFor()
  const scroller = visitor.dialog.locator('.grouped-scroll')
  await scroller.evaluate((list) => list.scrollTo(0, list.scrollHeight - list.clientHeight - 15 * 56))
  await eventually(() => expect(asked).toHaveLength(2))
  await eventually(async () =>
    expect(await scroller.evaluate((list) => list.scrollHeight)).toBeGreaterThan(60 * 56),
  )
  expect(asked).toHaveLength(2)
})

test(
  'a thousand transactions come page by page, each once, and never stand in more than 300 nodes',
  { tags: 'thorough' },
  async () => {
    const { look, visitor, rows, asked } = await connected(1000)
    await look()
    await rows.first().waitFor()
    let most = 0
    const scroller = visitor.dialog.locator('.grouped-scroll')
    await eventually(async () => {
      await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight))
      most = Math.max(most, await scroller.evaluate((element) => element.querySelectorAll('*').length))
      expect(asked.length).toBeGreaterThanOrEqual(20)
    })
    expect(most).toBeLessThanOrEqual(300)
    expect(new Set(asked).size).toBe(asked.length)
  },
)

test(
  'Activity shows an error and an empty list if the service fails, and a retry loads the list',
  { tags: 'thorough' },
  async () => {
    const { look, visitor, rows } = await connected(20)
    stage.sandbox.control('blockchain-api', { fault: 'status', status: 503, path: '/history', times: 1 })
    await look()
    await visitor.dialog.getByText('Failed to fetch transactions').first().waitFor()
    expect(await rows.count()).toBe(0)
    await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
    await rows.first().waitFor()
  },
)

test.each([
  ['refuses the question', { fault: 'status', status: 400 }],
  ['is asked too often', { fault: 'status', status: 429 }],
  ['answers what is no JSON', { fault: 'malformed' }],
  ['hangs up', { fault: 'refuse' }],
] as const)(
  'if the service %s, Activity shows an error and does not ask again until the visitor retries',
  { tags: 'thorough' },
  async (_, fault) => {
    const { look, visitor, rows, asked } = await connected(5)
    stage.sandbox.control('blockchain-api', { ...fault, path: '/history' })
    await look()
    await visitor.dialog.getByText('Failed to fetch transactions').first().waitFor()
    expect([await rows.count(), asked]).toEqual([0, ['first']])
    stage.sandbox.control('blockchain-api', { fault: 'none' })
    await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
    await rows.first().waitFor()
    expect(asked).toEqual(['first', 'first'])
  },
)

test.each([
  ['is confirmed', 42, 'confirmed', /Sent/],
  ['has failed', 9_000_000_000_000_000, 'failed', /Failed/],
] as const)(
  'a Solana transaction that the host app sends %s, and Activity shows that outcome',
  { tags: 'thorough' },
  async (_, lamports, outcome, words) => {
    const { page } = await visit(stage, { query: `?wallets=tern#${new URLSearchParams(solanaFirst)}` })
    const visitor = visitorOn(page)
    await visitor.connect('Tern')
    const from = (await visitor.host('address').textContent())?.trim() ?? ''
    const to = stage.sandbox.endpoints.solana?.accounts[9]?.address ?? ''
    const transaction = await transferOf(stage.sandbox.endpoints.chains[devnet] ?? '', { from, to, lamports })
    const sent = askHost(visitor, {
      namespace: 'solana',
      method: 'solana_signAndSendTransaction',
      params: { transaction, options: { skipPreflight: true } },
    })
    await visitor.approve()
    expect(await sent).toEqual({ result: { signature: expect.stringMatching(/^\w{80,90}$/) } })
    await visitor.open()
    await visitor.dialog.getByRole('button', { name: /^Activity/ }).press('Enter')
    await expect
      .poll(() =>
        page.evaluate(() => window.latchkey.state().ownTransactions?.sent.at(-1)?.settlement?.outcome),
      )
      .toBe(outcome)
    await visitor.dialog
      .locator('.grouped-scroll li[data-index]')
      .filter({ hasText: words })
      .first()
      .waitFor()
  },
)

test('an account without transactions shows an empty history', { tags: 'thorough' }, async () => {
  const { visitor, page } = await connected()
  stage.sandbox.control('blockchain-api', { fault: 'none' })
  await page.route('**/history?*', (route) => route.fulfill({ json: { data: [], next: null } }))
  await visitor.open()
  await visitor.dialog.getByRole('button', { name: /^Activity/ }).press('Enter')
  await visitor.dialog.getByText('No transactions yet').waitFor()
  await visitor.dialog.getByText('Your transactions will appear here.').waitFor()
})

test('Home and End move through the rows', { tags: 'thorough' }, async () => {
  const { look, rows, page } = await connected(60)
  await look()
  await rows.first().locator('.row').focus()
  await page.keyboard.press('End')
  const place = () =>
    page.evaluate(() => {
      const root = [...document.querySelectorAll('*')].find(
        ({ shadowRoot }) => shadowRoot?.activeElement,
      )?.shadowRoot
      return Number(root?.activeElement?.closest('li')?.dataset['index'] ?? -1)
    })
  expect(await place()).toBeGreaterThan(20)
  await page.keyboard.press('Home')
  expect(await place()).toBe(0)
})
