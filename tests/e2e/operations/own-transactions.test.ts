import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fundedAccounts } from '../../../sandbox/chains/funded-accounts.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { askChain, visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'

const address = fundedAccounts()[1]?.address ?? '0x'
let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** Nothing is mined but by hand, and nothing is left to be mined. */
beforeEach(async () => {
  await askNode('evm_setAutomine', [false])
  return async () => {
    await mine()
    await askNode('evm_setAutomine', [true])
  }
})

const askNode = (method: string, params: readonly unknown[] = []) =>
  askChain(stage.sandbox.endpoints.chains['eip155:1'] ?? '', method, params)
const mine = () => askNode('evm_mine')

test('a sent transaction is pending at once, survives closing, and settles when it is mined', async () => {
  const visitor = await connected()
  await send(visitor)
  await look(visitor)
  await visitor.dialog.getByText('Pending').first().waitFor()
  await visitor.page.keyboard.press('Escape')
  await look(visitor)
  expect(await pendingOf(visitor)).toBe(1)
  await mine()
  await expect.poll(() => pendingOf(visitor)).toBe(0)
})

test('a transaction that another one replaces is shown as sped up', { tags: 'thorough' }, async () => {
  const visitor = await connected()
  await send(visitor)
  await look(visitor)
  await visitor.dialog.getByText('Pending').first().waitFor()
  await speedUp()
  await visitor.dialog.getByText('Sped up').first().waitFor()
})

test(
  'if a transaction is sped up while the page is closed, Activity shows only its replacement, once',
  { tags: 'thorough' },
  async () => {
    const visitor = await connected()
    await send(visitor)
    const [sent] = await sentOf(visitor)
    await expect.poll(async () => (await sentOf(visitor))[0]?.nonce).toBeTypeOf('number')
    const url = visitor.page.url()
    await visitor.page.goto('about:blank')
    const other = await speedUp()
    await visitor.page.goto(url)
    await look(visitor)
    const rowsOf = (hash = '') => visitor.dialog.locator(`.grouped-scroll a[href$="${hash}"]`)
    await rowsOf(other).first().waitFor()
    expect([await rowsOf(other).count(), await rowsOf(sent?.hash).count()]).toEqual([1, 0])
    await expect.poll(async () => (await sentOf(visitor))[0]?.settlement?.outcome).toBe('sped-up')
    expect(await rowsOf(other).count()).toBe(1)
  },
)

test(
  'a transaction sent in one tab is pending in another tab of the account, and settles in both',
  { tags: 'thorough' },
  async () => {
    const one = await connected()
    const page = await one.page.context().newPage()
    await page.goto(one.page.url())
    const two = visitorOn(page)
    await expect.poll(() => two.host('status').textContent()).toBe('connected')
    await look(two)
    await two.dialog.locator('.grouped-scroll li[data-index]').first().waitFor()
    await one.page.bringToFront()
    await send(one)
    await two.dialog.getByText('Pending').first().waitFor()
    expect(await pendingOf(two)).toBe(1)
    await mine()
    await two.dialog.getByText('Pending').first().waitFor({ state: 'hidden' })
    await expect.poll(async () => [await pendingOf(one), await pendingOf(two)]).toEqual([0, 0])
    expect((await sentOf(two)).map(({ hash }) => hash)).toEqual((await sentOf(one)).map(({ hash }) => hash))
  },
)

async function connected(): Promise<Visitor> {
  const visitor = visitorOn((await visit(stage)).page)
  await visitor.connect('Harbor')
  return visitor
}

async function look(visitor: Visitor): Promise<void> {
  await visitor.open()
  await visitor.dialog.getByRole('button', { name: /^Activity/ }).press('Enter')
  await visitor.dialog.getByRole('heading', { name: 'Activity' }).waitFor()
}

async function send(visitor: Visitor): Promise<void> {
  const answered = visitor.page.evaluate(
    (from) =>
      window.latchkey
        .request({ method: 'eth_sendTransaction', params: [{ from, to: from, value: '0x1' }] })
        .then(String),
    address,
  )
  await visitor.approve()
  expect(await answered).toMatch(/^0x/)
}

/** Sends what waits again, for a higher fee, mines it, and answers its hash. */
async function speedUp(): Promise<string> {
  const nonce = await askNode('eth_getTransactionCount', [address, 'latest'])
  const fee = '0x2540be40000'
  const again = { from: address, to: address, value: '0x1', nonce }
  const fees = { maxFeePerGas: fee, maxPriorityFeePerGas: fee }
  const hash = await askNode('eth_sendTransaction', [{ ...again, ...fees }])
  await mine()
  return String(hash)
}

function sentOf({ page }: Visitor) {
  return page.evaluate(() => window.latchkey.state().ownTransactions?.sent ?? [])
}

async function pendingOf(visitor: Visitor): Promise<number> {
  return (await sentOf(visitor)).filter(({ settlement }) => settlement === null).length
}
