import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { devnet } from '../send/solana-visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'

const late = ['analytics', 'balance-watch', 'network-names', 'switch-active-chain', 'token-balances']

/** What other tests see fetched: `sign-in.test.ts`, `activity.test.ts`. */
const elsewhere = ['activity', 'sign-in']

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** A page that has cause to fetch every feature, with its settings; answers which of them it fetched. */
async function walk(settings: Readonly<Record<string, string>>) {
  const { endpoints } = stage.sandbox
  const rpcUrls = Object.fromEntries(
    Object.entries(endpoints.chains).map(([chain, url]) => [chain, [url, url.replace('http', 'ws')]]),
  )
  const networks = ['eip155:1', devnet].join('\n')
  const given = { networks, enableAnalytics: 'true', rpcUrls: JSON.stringify(rpcUrls), ...settings }
  const query = `?wallets=harbor,tern#${new URLSearchParams(given)}`
  const { page, complaints } = await visit(stage, { query })
  const visitor = visitorOn(page)
  await visitor.connect('Harbor')
  await visitor.wallet('harbor', 'setChain', 8453)
  await expect.poll(() => visitor.host('chain').textContent()).toContain('eip155:8453')
  await visitor.wallet('harbor', 'setChain', 1)
  await page.getByTestId('open-account').click()
  await visitor.dialog.getByRole('heading', { name: 'Account' }).waitFor()
  await visitor.dialog.getByText(/ ETH$/).first().waitFor()
  await page.keyboard.press('Escape')
  await visitor.dialog.waitFor({ state: 'hidden' })
  await page.getByTestId('open-networks').click()
  await visitor.dialog.getByRole('button', { name: /^Solana/ }).waitFor()
  return { complaints, visitor, fetched: () => fetchedBy(page), drawn: () => viewsOf(page) }
}

/** The features whose views a page fetched, as the demo's build names their chunks; those of the modal are every page's. */
async function viewsOf(page: Page): Promise<readonly string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return urls
    .flatMap((url) => /\/assets\/([a-z-]+)-views-[^/]*\.js/.exec(url)?.[1] ?? [])
    .filter((feature) => feature !== 'modal')
    .toSorted()
}

/** The late features whose chunk a page fetched, as the demo's build names them. */
async function fetchedBy(page: Page): Promise<readonly string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return [...late, ...elsewhere].filter((feature) =>
    urls.some((url) => url.includes(`/assets/${feature}-feature-`)),
  )
}

const rowOf = (visitor: Visitor) => visitor.dialog.getByRole('button', { name: /^Solana/ })

test(
  'features that a page has cause for are fetched, each in a chunk of its own',
  { tags: 'thorough' },
  async () => {
    const { fetched, drawn, visitor } = await walk({})
    await rowOf(visitor).click()
    await visitor.dialog.getByRole('heading', { name: 'Connect a wallet for Solana' }).waitFor()
    await expect.poll(fetched).toEqual(late)
    await expect.poll(drawn).toEqual(['receive', 'switch-active-chain', 'switch-address', 'token-balances'])
  },
)

test('features that are off are neither fetched nor offered', async () => {
  const features = {
    activity: false,
    analytics: false,
    balanceWatch: false,
    networkNames: false,
    nodes: false,
    signIn: false,
    switchActiveChain: false,
    tokenBalances: false,
    identity: false,
    switchAddress: false,
    receive: false,
    send: false,
  }
  const { fetched, drawn, visitor, complaints } = await walk({
    isSiweEnabled: 'true',
    features: JSON.stringify(features),
  })
  expect(await rowOf(visitor).getAttribute('aria-disabled')).toBe('true')
  await rowOf(visitor).click({ force: true })
  expect(await visitor.dialog.getByRole('heading').first().textContent()).toBe('Choose network')
  expect(await fetched()).toEqual([])
  expect(await drawn()).toEqual([])
  expect(complaints).toEqual([])
})
