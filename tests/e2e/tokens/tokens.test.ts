import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright'
import { accountMenu } from '../../account-menu.ts'
import { ethereumId, ethereumOf } from '../ethereum.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { askChain, visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const { node, tokenOf, units } = ethereumOf(() => stage.sandbox)
const order = (change: object) =>
  fetch(`${stage.sandbox.endpoints.blockchainApi}/control`, { method: 'POST', body: JSON.stringify(change) })

/** A visitor with Harbor, and which balances their page asked the service for. */
async function connected(isClockInstalled = false) {
  const { page, complaints } = await visit(stage, { isClockInstalled })
  const asked: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/balance')) asked.push(url)
  })
  const visitor = visitorOn(page)
  await visitor.connect('Harbor')
  const address = (await visitor.host('address').textContent())?.trim() ?? ''
  return { visitor, asked, address, complaints }
}

/** What the page knows of a token. */
const known = ({ page }: Visitor, token: string) =>
  page.evaluate(
    (address) =>
      Object.values(window.latchkey.state().tokenBalances?.holdings ?? {})
        .flatMap(({ tokens }) => tokens ?? [])
        .find((one) => one.address?.toLowerCase() === address.toLowerCase())?.amount ?? null,
    token,
  )

test('tokens show the balances of the chain and are requested only when shown', async () => {
  const { visitor, asked, address } = await connected()
  expect(asked).toEqual([])
  await visitor.open()
  await visitor.dialog.getByText('USD Coin').waitFor()
  for (const symbol of ['USDC', 'WBTC', 'DAI']) {
    const there = (await units(symbol, address)).toString()
    expect([symbol, await known(visitor, tokenOf(symbol))]).toEqual([symbol, there])
  }
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    currency: 'usd',
    projectId: expect.any(String),
    chainId: ethereumId,
  })
  expect(await visitor.dialog.locator('.holder-balance').textContent()).toMatch(/^Total\$[\d,]+\.\d\d$/)
})

test('tokens from another sender appear without a reload', { tags: 'thorough' }, async () => {
  const { visitor, address } = await connected()
  await visitor.open()
  await visitor.dialog.getByText('USD Coin').waitFor()
  const usdc = tokenOf('USDC')
  const before = await units('USDC', address)
  const giver = stage.sandbox.endpoints.accounts[9]?.address ?? ''
  const data = `0xa9059cbb${address.slice(2).padStart(64, '0')}${(1_234_567).toString(16).padStart(64, '0')}`
  await askChain(node(), 'eth_sendTransaction', [{ from: giver, to: usdc, data }])
  await expect.poll(() => units('USDC', address)).toBe(before + 1_234_567n)
  await expect.poll(() => known(visitor, usdc)).toBe((before + 1_234_567n).toString())
})

test('a failed service is reported once, and the visitor can go back', async () => {
  const { visitor, asked } = await connected(true)
  stage.sandbox.control('blockchain-api', { fault: 'status', status: 503, path: '/balance' })
  const toasts = () =>
    visitor.page.evaluate(
      () => Object.values(window.latchkey.state().tokenBalances?.holdings ?? {})[0]?.failuresInARow ?? 0,
    )
  await visitor.open()
  await visitor.dialog.getByText('Failed to fetch token balance').waitFor()
  await visitor.page.clock.runFor(10_500)
  await expect.poll(toasts).toBe(2)
  await visitor.page.clock.runFor(3000)
  expect(await visitor.dialog.getByText('Failed to fetch token balance').count()).toBe(0)
  await visitor.dialog.getByText("Couldn't load your tokens").waitFor()
  const before = asked.length
  stage.sandbox.recover()
  await visitor.dialog.getByRole('button', { name: 'Reload tokens' }).click()
  await visitor.dialog.getByText('USD Coin').waitFor()
  expect(asked.length).toBe(before + 1)
})

test(
  'a price that nobody knows is said to be unknown, and the total says what it leaves out',
  { tags: 'thorough' },
  async () => {
    await order({ price: { symbol: 'WBTC', usd: null } })
    const { visitor } = await connected()
    await visitor.open()
    await visitor.dialog.getByText('Price unknown').first().waitFor()
    await visitor.dialog.getByText(/^Excludes \d+ tokens? without a price$/).waitFor()
    await order({ price: { symbol: 'WBTC', usd: 64_250 } })
  },
)

test(
  'a hidden tab requests nothing, and requests again once it is visible',
  { tags: 'thorough' },
  async () => {
    const { visitor, asked } = await connected(true)
    await visitor.open()
    await visitor.dialog.getByText('USD Coin').waitFor()
    const hide = (state: 'hidden' | 'visible') =>
      visitor.page.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await hide('hidden')
    const before = asked.length
    await visitor.page.clock.runFor(120_000)
    expect(asked.length).toBe(before)
    await hide('visible')
    await expect.poll(() => asked.length).toBe(before + 1)
  },
)

test('a token that the host names replaces the coin with its balance on the chain', async () => {
  const usdc = tokenOf('USDC')
  const image = `${stage.sandbox.endpoints.blockchainApi}/images/token/USDC.svg`
  const tokens = JSON.stringify({ [ethereumId]: { address: usdc, image } })
  const { page, complaints } = await visit(stage, { query: `#${new URLSearchParams({ tokens })}` })
  const visitor = visitorOn(page)
  await visitor.connect('Harbor')
  const address = (await visitor.host('address').textContent())?.trim() ?? ''
  const amount = new Intl.NumberFormat('en').format((await units('USDC', address)) / 1_000_000n)
  await visitor.open()
  const figure = visitor.dialog.locator('.holder-figure')
  await figure.getByText(amount).waitFor()
  expect(await figure.locator('img').getAttribute('src')).toBe(image)
  expect(complaints).toEqual([])
})

test.each([
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
])(
  'tokens that come late move nothing but the foot, and put nothing in its place that can be pressed, $width px wide',
  { tags: 'thorough' },
  async (viewport) => {
    const { page } = await visit(stage, { viewport })
    const visitor = visitorOn(page)
    await visitor.connect('Harbor')
    const held: (() => void)[] = []
    await page.route('**/balance?*', (route) => held.push(() => void route.continue()))
    await visitor.open()
    await visitor.dialog.locator('.token-row.skeleton').first().waitFor()
    await visitor.dialog.getByText('10,000 ETH').waitFor()
    const names = [/^Network/, /^Close/, /^Copy address/, /^Send/, /^Receive/, /^Buy/, /^Activity/]
    const places = () =>
      Promise.all(names.map((name) => visitor.dialog.getByRole('button', { name }).boundingBox()))
    const before = await places()
    const foot = await accountMenu(visitor.dialog).boundingBox()
    for (const release of held) release()
    await visitor.dialog.getByText('USD Coin').waitFor()
    expect(await places()).toEqual(before)
    expect(await pressableAt(page, foot)).toMatch(/^nothing$|Harbor$/)
  },
)

/** Returns the words of the control in the middle of a place, or "nothing". */
async function pressableAt(page: Page, place: Place | null): Promise<string> {
  if (!place) throw new Error('There is no such place.')
  const middle = [place.x + place.width / 2, place.y + place.height / 2] as const
  return page.evaluate(([left, top]) => {
    const host = document.elementFromPoint(left, top)
    const element = host?.shadowRoot?.elementFromPoint(left, top) ?? host
    return element?.closest('button, a, input')?.textContent ?? 'nothing'
  }, middle)
}

type Place = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>
