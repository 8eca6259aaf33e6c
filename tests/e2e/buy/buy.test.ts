import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeOn } from '../../axe.ts'
import { eventually } from '../../eventually.ts'
import { chooseBought, dollarsOf, goToProvider, isBought, openBuy, payAt } from './visitor.ts'
import { devnet, lamportsOf, solanaFirst } from '../send/solana-visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

type Buyer = Visitor & { readonly complaints: string[] }

/** A visitor with a wallet, at Buy. */
async function atBuy(given: Parameters<typeof visit>[1] = {}): Promise<Buyer> {
  const { page, complaints } = await visit(stage, given)
  const visitor = visitorOn(page)
  await visitor.connect('Harbor')
  await openBuy(visitor)
  return { ...visitor, complaints }
}

/** How much USDC the visitor has on a chain, as the chain says. */
const dollars = (visitor: Visitor, chain: string) => dollarsOf(visitor, stage.sandbox, chain)

test('a card buys USDC, axe finds nothing in the views, and the chain reports the tokens', async () => {
  const visitor = await atBuy()
  const axe = await axeOn(visitor.page)
  const before = await dollars(visitor, 'eip155:1')
  await visitor.dialog.getByLabel('You pay').fill('100')
  await visitor.dialog.getByText('97.9').first().waitFor()
  expect(await axe()).toEqual([])
  const shop = await goToProvider(visitor, 'Coinbase')
  expect(await shop.evaluate(() => window.opener)).toBe(null)
  await visitor.dialog.getByText('Buy with Coinbase').waitFor()
  expect(await axe()).toEqual([])
  await payAt(shop, 'paid')
  await isBought(visitor)
  await visitor.dialog.getByRole('heading', { name: 'Purchases' }).waitFor()
  expect(await axe()).toEqual([])
  expect((await dollars(visitor, 'eip155:1')) - before).toBeGreaterThan(97_000_000n)
  expect(visitor.complaints).toEqual([])
})

test(
  'it is bought on another network, in euros, and the window may be closed on the way',
  { tags: 'thorough' },
  async () => {
    const visitor = await atBuy()
    const { dialog } = visitor
    const before = await dollars(visitor, 'eip155:137')
    await chooseBought(visitor, 'USDC', 'Polygon')
    await dialog.locator('.token-pill').nth(0).click()
    await dialog.getByRole('button', { name: /^EUR/ }).click()
    await dialog.getByLabel('You pay').fill('50')
    const shop = await goToProvider(visitor, 'Coinbase')
    expect(new URL(shop.url()).searchParams.get('fiatCurrency')).toBe('EUR')
    await payAt(shop, 'asksBank')
    await shop.getByRole('button', { name: 'Confirm' }).click()
    await shop.close()
    await isBought(visitor)
    expect(await dollars(visitor, 'eip155:137')).toBeGreaterThan(before)
  },
)

test('a declined card is reported, and a retry buys', { tags: 'thorough' }, async () => {
  const visitor = await atBuy()
  await visitor.dialog.getByLabel('You pay').fill('25')
  await payAt(await goToProvider(visitor, 'Coinbase'), 'declined')
  await visitor.dialog.getByText('Purchase failed').waitFor()
  const popup = visitor.page.waitForEvent('popup')
  await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
  await payAt(await popup, 'paid')
  await isBought(visitor)
})

test('a pending purchase is listed until it arrives', { tags: 'thorough' }, async () => {
  const visitor = await atBuy()
  await visitor.dialog.getByLabel('You pay').fill('25')
  await payAt(await goToProvider(visitor, 'Coinbase'), 'delayed')
  await visitor.dialog.getByText('Pending').waitFor()
  await isBought(visitor)
  await visitor.dialog.getByText('Pending').waitFor({ state: 'detached' })
})

test('a blocked window is reported, and its page is offered as a link', async () => {
  const visitor = await atBuy({
    beforeItOpens: async (page) => {
      await page.addInitScript(() => void (window.open = () => null))
    },
  })
  await visitor.dialog.getByLabel('You pay').fill('25')
  await visitor.dialog.getByRole('button', { name: /^Continue with Coinbase/ }).click()
  await visitor.dialog.getByText('The window was blocked').waitFor()
  const link = visitor.dialog.getByRole('link', { name: 'Open the page' })
  expect(await link.getAttribute('href')).toContain('/buy/select-asset?')
})

test(
  'if the visitor closes the window before payment, the modal says so and can open it again',
  { tags: 'thorough' },
  async () => {
    const visitor = await atBuy()
    await visitor.dialog.getByLabel('You pay').fill('25')
    const shop = await goToProvider(visitor, 'Coinbase')
    await shop.close()
    await visitor.dialog.getByText('Is the window still open?').waitFor()
    const popup = visitor.page.waitForEvent('popup')
    await visitor.dialog.getByRole('button', { name: 'Open the window again' }).click()
    await payAt(await popup, 'paid')
    await isBought(visitor)
  },
)

test(
  'if the provider page is unavailable, the modal reports a failed purchase and closes the window',
  { tags: 'thorough' },
  async () => {
    const visitor = await atBuy()
    stage.sandbox.control('blockchain-api', { fault: 'status', status: 503, path: '/onramp-url' })
    await visitor.dialog.getByLabel('You pay').fill('25')
    const popup = visitor.page.waitForEvent('popup')
    await visitor.dialog.getByRole('button', { name: /^Continue with Coinbase/ }).click()
    const shop = await popup
    await visitor.dialog.getByText('Purchase failed').waitFor()
    await expect.poll(() => shop.isClosed()).toBe(true)
  },
)

test(
  'where no service says what there is, the built-in ones are offered, and what they give is an estimate',
  { tags: 'thorough' },
  async () => {
    const visitor = await atBuy({
      beforeItOpens: async (page) => {
        await page.route(/\/v1\/onramp\//, (route) => route.abort())
      },
    })
    await visitor.dialog.getByLabel('You pay').fill('25')
    await visitor.dialog.getByText('You receive (estimate)').waitFor()
    const shop = await goToProvider(visitor, 'Coinbase')
    expect(new URL(shop.url()).searchParams.get('presetFiatAmount')).toBe('25.00')
  },
)

test(
  'a provider is enabled at each limit; one cent beyond, it is disabled and the modal shows the limit',
  { tags: 'thorough' },
  async () => {
    const { dialog } = await atBuy()
    const provider = dialog.getByRole('button', { name: /^Continue with Coinbase/ })
    const isTaken = async (amount: string, total: string) => {
      await dialog.getByLabel('You pay').fill(amount)
      await dialog.getByText(total, { exact: true }).first().waitFor()
      await eventually(async () => expect(await provider.isEnabled()).toBe(true))
    }
    const isRefused = async (amount: string, words: string) => {
      await dialog.getByLabel('You pay').fill(amount)
      await dialog.getByText(words).waitFor()
      expect(await provider.isEnabled()).toBe(false)
    }
    await isRefused('9.99', 'Card: at least $10.00')
    await isTaken('10.00', '$10.00')
    await isTaken('7500.00', '$7,500.00')
    await isRefused('7500.01', 'Card: at most $7,500.00')
    await dialog.getByText('Bank account').click()
    await isTaken('7500.01', '$7,500.01')
    await isTaken('25000.00', '$25,000.00')
    await isRefused('25000.01', 'Bank account: at most $25,000.00')
  },
)

test(
  'on Solana a provider of the host sells SOL, and its coming is seen on the chain',
  { tags: 'thorough' },
  async () => {
    const { page } = await visit(stage, { query: `?wallets=harbor,tern#${new URLSearchParams(solanaFirst)}` })
    const visitor = visitorOn(page)
    await page.getByTestId('open-connect').click()
    await visitor.choose('Tern')
    await visitor.approve()
    await visitor.dialog.waitFor({ state: 'hidden' })
    const own = (await visitor.host('address').textContent())?.trim() ?? ''
    const node = stage.sandbox.endpoints.chains[devnet] ?? ''
    const before = await lamportsOf(node, own)
    await openBuy(visitor)
    await visitor.dialog.getByLabel('You pay').fill('100')
    const shop = await goToProvider(visitor, 'Meld.io')
    await payAt(shop, 'paid')
    await visitor.dialog.getByText(/^Bought SOL/).waitFor()
    expect(await lamportsOf(node, own)).toBeGreaterThan(before)
  },
)

test('a host that switches buying off shows no button and fetches no code', async () => {
  const { page } = await visit(stage, { query: '#enableOnramp=false' })
  const visitor = visitorOn(page)
  await visitor.connect('Harbor')
  await visitor.open()
  await visitor.dialog.getByRole('button', { name: 'Send', exact: true }).waitFor()
  expect(await visitor.dialog.getByRole('button', { name: 'Buy', exact: true }).count()).toBe(0)
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(urls.filter((url) => /on-ramp-(feature|views)/.test(url))).toEqual([])
})
