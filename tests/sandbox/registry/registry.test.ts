import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WalletPage } from '../../../sandbox/registry/find-wallets.ts'
import { startSandbox, type Sandbox } from '../../../sandbox/start.ts'

const headers = { 'x-project-id': 'demo', 'x-sdk-type': 'w3m', 'x-sdk-version': 'react-wagmi-5.1.9' }
const metaMask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const solanaDevnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ only: ['registry'] })
})
afterAll(() => sandbox.stop())

test('pages walk through all wallets, each one once and in order', async () => {
  const seen: WalletPage['data'][number][] = []
  const { count } = await wallets('page=1&entries=40')
  for (let page = 1; seen.length < count; page += 1)
    seen.push(...(await wallets(`page=${page}&entries=40`)).data)
  expect(count).toBeGreaterThanOrEqual(520)
  expect(new Set(seen.map((wallet) => wallet.id)).size).toBe(count)
  expect(new Set(seen.map((wallet) => wallet.name)).size).toBe(count)
  expect(seen.every((wallet) => /^[0-9a-f]{64}$/.test(wallet.id))).toBe(true)
  expect(seen.every((wallet) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(wallet.image_id))).toBe(
    true,
  )
  expect(seen).toEqual([...seen].sort((left, right) => left.order - right.order))
  expect((await wallets('page=99&entries=40')).data).toEqual([])
})

test('the wallet people know best has its public id and links', async () => {
  const { data } = await wallets('search=metamask')
  expect(data[0]).toMatchObject({
    id: metaMask,
    name: 'MetaMask',
    rdns: 'io.metamask',
    mobile_link: 'metamask://',
  })
})

test('the browser wallets of the sandbox are in the list under their rdns', async () => {
  const { data } = await wallets('entries=100')
  const found = data.map((wallet) => wallet.rdns)
  expect(found).toEqual(expect.arrayContaining(['dev.latchkey.harbor', 'dev.latchkey.beacon']))
})

test('search finds a part of a name in any case', async () => {
  const { count, data } = await wallets('search=%20RAIN')
  expect(count).toBe(data.length)
  expect(data.map((wallet) => wallet.name)).toEqual(['Rainbow'])
})

test('include keeps only the named wallets and exclude leaves them out', async () => {
  const { count: all, data: first } = await wallets('entries=4')
  const ids = first.map((wallet) => wallet.id)
  expect(await wallets(`include=${ids.join(',')}`)).toEqual({ count: 4, data: first })
  const others = await wallets(`exclude=${ids.join(',')}&entries=100`)
  expect(others.count).toBe(all - 4)
  expect(others.data.some((wallet) => ids.includes(wallet.id))).toBe(false)
  expect((await wallets(`include=${ids.join(',')}&exclude=${ids[0]}`)).count).toBe(3)
})

test('chains keeps the wallets that know one of them', async () => {
  const { data } = await wallets(`chains=${solana}&entries=100`)
  expect(data.length).toBeGreaterThan(20)
  expect(data.every((wallet) => wallet.chains.includes(solana))).toBe(true)
  expect((await wallets('chains=eip155:1')).count).toBeLessThan((await wallets('')).count)
  const both = await wallets(`chains=eip155:1,${solana}`)
  expect(both.count).toBe((await wallets('')).count)
})

test('a wallet for Solana alone is on the lists of its networks and on no other', async () => {
  const names = async (chain: string) =>
    (await wallets(`chains=${chain}&search=Solflare`)).data.map(({ name }) => name)
  expect(await Promise.all([solana, solanaDevnet, 'eip155:1'].map(names))).toEqual([
    ['Solflare'],
    ['Solflare'],
    [],
  ])
})

test.each(['eip155:8453', 'eip155:42161', 'eip155:1868', 'eip155:11155111'])(
  'there are wallets for %s',
  async (chain) => {
    expect((await wallets(`chains=${chain}`)).count).toBeGreaterThan(100)
  },
)

test('the same seed serves the same wallets, another seed others', async () => {
  const [same, other] = await Promise.all([
    startSandbox({ only: ['registry'] }),
    startSandbox({ only: ['registry'], seed: 2 }),
  ])
  const query = 'page=3&entries=40'
  expect(await wallets(query, same)).toEqual(await wallets(query))
  expect(await wallets(query, other)).not.toEqual(await wallets(query))
  await Promise.all([same.stop(), other.stop()])
})

test('a call without a project id is refused in the shape of the public service', async () => {
  const response = await fetch(`${sandbox.endpoints.registry}/getWallets`)
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({
    status: 'FAILED',
    reasons: [{ field: 'projectId', description: expect.stringContaining('x-project-id') }],
  })
})

test('an image needs the project in its query, like that of an <img>', async () => {
  const { data } = await wallets('entries=1')
  const picture = `${sandbox.endpoints.registry}/getWalletImage/${data[0]?.image_id}`
  const asked = await fetch(`${picture}?projectId=demo&st=w3m&sv=html-multichain-0.1.0`)
  expect([asked.status, asked.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(asked.headers.get('cache-control')).toBe('public, max-age=86400')
  expect((await fetch(`${picture}?projectId=demo&st=w3m`)).status).toBe(401)
  expect((await fetch(picture)).status).toBe(401)
})

test('a page number that is no number is refused with its field', async () => {
  const response = await ask('/getWallets?page=first')
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ reasons: [{ field: 'page' }] })
})

test('a page of another origin may send the three headers', async () => {
  const response = await fetch(`${sandbox.endpoints.registry}/getWallets`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://shop.example',
      'access-control-request-headers': 'x-project-id,x-sdk-type,x-sdk-version',
    },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-allow-headers')).toContain(
    'x-project-id, x-sdk-type, x-sdk-version',
  )
})

test('every wallet has a picture of its own', async () => {
  const { data } = await wallets('entries=100')
  const pictures = await Promise.all(
    data.map(async ({ image_id }) => {
      const response = await ask(`/getWalletImage/${image_id}`)
      expect(response.headers.get('content-type')).toBe('image/svg+xml')
      return createHash('sha256')
        .update(await response.text())
        .digest('hex')
    }),
  )
  expect(new Set(pictures).size).toBe(data.length)
})

test.each([
  'getAssetImage/692ed6ba-e569-459a-556a-776476829e00',
  'getCurrencyImage/EUR',
  'getTokenImage/USDC',
])('public/%s is a picture', async (path) => {
  const response = await ask(`/public/${path}`)
  expect(response.status).toBe(200)
  expect(await response.text()).toMatch(/^<svg xmlns/)
})

test('an unknown picture and an unknown path are not found', async () => {
  expect((await ask('/getWalletImage/692ed6ba-e569-459a-556a-776476829e00')).status).toBe(404)
  expect((await ask('/public/getTokenImage/%3Csvg%3E')).status).toBe(404)
  expect((await ask('/getEverything')).status).toBe(404)
})

test('the analytics setting is served', async () => {
  const told = async () => (await ask('/getAnalyticsConfig')).json()
  expect(await told()).toEqual({ isAnalyticsEnabled: true })
  const body = JSON.stringify({ isAnalyticsEnabled: false })
  await fetch(`${sandbox.endpoints.registry}/control`, { method: 'POST', body })
  expect(await told()).toEqual({ isAnalyticsEnabled: false })
})

function ask(path: string, from = sandbox): Promise<Response> {
  return fetch(`${from.endpoints.registry}${path}`, { headers })
}

async function wallets(query: string, from = sandbox): Promise<WalletPage> {
  const response = await ask(`/getWallets?${query}`, from)
  expect(response.status).toBe(200)
  return (await response.json()) as WalletPage
}
