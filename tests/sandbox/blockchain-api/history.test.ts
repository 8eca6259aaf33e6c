import { createWalletClient, http, parseEther, zeroAddress, type Address, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getTransactionReceipt } from 'viem/actions'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { HistoryRow } from '../../../sandbox/blockchain-api/activity/history-row.ts'
import { callChain } from '../../../sandbox/chains/call-chain.ts'
import { createHistory } from '../../../adapters/activity/history.ts'
import artifacts from '../../../sandbox/contracts/artifacts.json' with { type: 'json' }
import type { Sandbox } from '../../../sandbox/start.ts'
import { eventually } from '../../eventually.ts'
import { openSandbox } from '../../shared-sandbox.ts'

type Page = { readonly data: readonly HistoryRow[]; readonly next: string | null }

const one = 'eip155:1'
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({ only: ['chains', 'blockchain-api'] })
})
beforeEach(async () => {
  sandbox.recover()
  await order({ history: { ignoresChain: false, saysNull: false, hidesChain: false, doubles: false } })
})
afterAll(() => sandbox.stop())

test('a token transfer is in the history of both accounts with its receipt hash', async () => {
  const to = stranger(1)
  const hash = await send({ token: 'USDC', to, amount: 2_500_000n })
  const received = await eventually(() => rowOf(to, hash))
  expect(received).toMatchObject({
    metadata: {
      operationType: 'receive',
      hash,
      chain: one,
      status: 'confirmed',
      sentFrom: account(2).address.toLowerCase(),
      sentTo: to,
      application: null,
    },
    transfers: [
      {
        fungible_info: { name: 'USD Coin', symbol: 'USDC' },
        direction: 'in',
        quantity: { numeric: '2.5' },
        price: 0.9998,
      },
    ],
  })
  expect(received.metadata.minedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  const sent = await rowOf(account(2).address, hash)
  expect(sent).toMatchObject({ metadata: { operationType: 'send', hash }, transfers: [{ direction: 'out' }] })
  expect(sent.id).not.toBe(received.id)
  const receipt = await getTransactionReceipt(wallet(), { hash })
  expect(receipt.status).toBe('success')
})

test('a coin transfer is listed, and an approval moves nothing', async () => {
  const to = stranger(2)
  await wallet().sendTransaction({ to, value: parseEther('0.5') })
  await call('USDC', 'approve', [to, 1_000_000n])
  await eventually(async () => {
    expect((await historyOf(account(2).address)).slice(0, 2)).toMatchObject([
      { metadata: { operationType: 'approve' }, transfers: [] },
      { metadata: { operationType: 'send' }, transfers: [{ quantity: { numeric: '0.5' } }] },
    ])
  })
  expect(await historyOf(to)).toMatchObject([
    { metadata: { operationType: 'receive' }, transfers: [{ fungible_info: { symbol: 'ETH' } }] },
  ])
})

test('a failed transaction is listed as failed without transfers', async () => {
  const hash = await wallet().writeContract({ ...transfer('USDC', stranger(3), 10n ** 18n), gas: 200_000n })
  const row = await eventually(() => rowOf(account(2).address, hash))
  expect(row).toMatchObject({ metadata: { status: 'failed', operationType: 'send' }, transfers: [] })
})

test('an unmined transaction is pending and then confirmed', async () => {
  await callChain(url(one), 'evm_setAutomine', [false])
  const hash = await wallet().sendTransaction({ to: stranger(4), value: 1n })
  expect(await rowOf(account(2).address, hash)).toMatchObject({ metadata: { status: 'pending' } })
  await callChain(url(one), 'evm_mine', [])
  await callChain(url(one), 'evm_setAutomine', [true])
  expect(await rowOf(account(2).address, hash)).toMatchObject({ metadata: { status: 'confirmed' } })
})

test('a created contract is listed as deployed', async () => {
  const data = '0x600a600c600039600a6000f3602a60805260206080f3'
  const hash = await wallet().sendTransaction({ data })
  const row = await eventually(() => rowOf(account(2).address, hash))
  expect(row).toMatchObject({ metadata: { operationType: 'deploy', sentTo: '' }, transfers: [] })
})

test('a reverted block removes its transactions from the history', async () => {
  const to = stranger(5)
  const snapshot = await callChain(url(one), 'evm_snapshot', [])
  await send({ token: 'DAI', to, amount: 1n })
  await eventually(async () => expect(await historyOf(to)).toHaveLength(1))
  await callChain(url(one), 'evm_revert', [snapshot])
  expect(await historyOf(to)).toEqual([])
  await send({ token: 'DAI', to, amount: 2n })
  await eventually(async () => expect(await historyOf(to)).toHaveLength(1))
})

test('a seeded history spreads over months in pages of 50, with all that can happen to an account', async () => {
  const address = stranger(6)
  await sandbox.seed({ chain: 'eip155:137', address, count: 180, months: 5 })
  const pages = await pagesOf(address, { chainId: 'eip155:137' })
  expect(pages.map(({ data }) => data.length)).toEqual([50, 50, 50, 30])
  const rows = pages.flatMap(({ data }) => data)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(180)
  const times = rows.map(({ metadata }) => metadata.minedAt)
  expect(times).toEqual([...times].sort().reverse())
  expect(new Set(times.map((time) => time.slice(0, 7))).size).toBeGreaterThanOrEqual(5)
  const kinds = new Set(rows.map(({ metadata }) => metadata.operationType))
  for (const kind of ['send', 'receive', 'approve', 'trade', 'execute', 'mint']) expect(kinds).toContain(kind)
  expect(new Set(rows.map(({ metadata }) => metadata.status))).toEqual(new Set(['confirmed', 'failed']))
  const trade = rows.find(({ metadata }) => metadata.operationType === 'trade')
  expect(trade).toMatchObject({
    metadata: { application: { name: 'Tidewater Exchange' } },
    transfers: [{ direction: 'out' }, { direction: 'in' }],
  })
  const spam = rows.filter(({ transfers }) => transfers?.some(({ nft_info }) => nft_info?.flags.is_spam))
  expect(spam.length).toBeGreaterThan(0)
  const voted = rows.find(({ metadata }) => metadata.operationType === 'execute')
  expect(voted?.transfers).toEqual([])
  const paidOut = rows.find(
    ({ metadata, transfers }) =>
      metadata.sentTo === address && transfers?.[0]?.fungible_info?.symbol === 'POL',
  )
  expect(paidOut?.metadata.operationType).toBe('receive')
})

test('a thousand seeded transactions are each listed once', { tags: 'thorough' }, async () => {
  const address = account(7).address
  const chainId = 'eip155:8453'
  await order({ seed: { chain: chainId, address, count: 1_000, months: 14 } })
  const rows = (await pagesOf(address, { chainId })).flatMap(({ data }) => data)
  expect(rows.length).toBeGreaterThanOrEqual(1_000)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(new Set(rows.map(({ metadata }) => metadata.minedAt.slice(0, 7))).size).toBeGreaterThanOrEqual(14)
})

test('after a seed the chain mines at once with the current time', async () => {
  const hash = await send({ token: 'DAI', to: stranger(7), amount: 3n })
  const row = await eventually(() => rowOf(stranger(7), hash))
  const age = Date.now() - Date.parse(row.metadata.minedAt)
  expect(Math.abs(age)).toBeLessThan(3_600_000)
})

test('without a chain, or with a faulty service, the history covers all EVM chains', async () => {
  const address = stranger(6)
  await send({ token: 'DAI', to: address, amount: 1n })
  const chainsOf = async (query: Query) =>
    new Set((await pageAt(address, query)).data.map(({ metadata }) => metadata.chain))
  await eventually(async () => expect(await chainsOf({})).toEqual(new Set([one, 'eip155:137'])))
  expect(await chainsOf({ chainId: one })).toEqual(new Set([one]))
  await order({ history: { ignoresChain: true } })
  expect(await chainsOf({ chainId: one })).toEqual(new Set([one, 'eip155:137']))
})

test('the service may say null, hide the chain, and tell a row twice', async () => {
  await order({ history: { saysNull: true, hidesChain: true, doubles: true } })
  const [first, second] = await pagesOf(stranger(6), { chainId: 'eip155:137' })
  expect(first?.data.some(({ transfers }) => transfers === null)).toBe(true)
  expect(first?.data.every(({ metadata }) => metadata.chain === null)).toBe(true)
  expect(second?.data[0]).toEqual(first?.data.at(-1))
})

test('purchases are listed separately, newest first, in the format of the service', async () => {
  const address = account(8).address
  const rows = [
    {
      status: 'SUCCESS',
      amount: '25',
      hash: '0xabc',
      chain: 'eip155:137',
      minedAt: '2024-01-15T16:59:37.345Z',
    },
    { status: 'FAILED', amount: '5', minedAt: '2024-03-01T00:00:00.000Z' },
    { status: 'IN_PROGRESS', amount: '7' },
  ]
  await order({ purchases: { address, rows } })
  const { data, next } = await pageAt(address, { onramp: 'coinbase' })
  expect(next).toBeNull()
  expect(data.map(({ metadata }) => metadata.status)).toEqual([
    'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS',
    'ONRAMP_TRANSACTION_STATUS_FAILED',
    'ONRAMP_TRANSACTION_STATUS_SUCCESS',
  ])
  expect(data[1]?.metadata).not.toHaveProperty('chain')
  expect(data[2]).toMatchObject({
    metadata: { operationType: 'buy', sentFrom: 'Coinbase', nonce: 1, hash: '0xabc' },
    transfers: [{ direction: 'in', quantity: { numeric: '25' } }],
  })
  expect(await pageAt(zeroAddress, { onramp: 'coinbase' })).toEqual({ data: [], next: null })
})

test('purchases have pages of fifty with stable cursors', async () => {
  const address = account(9).address
  const bought = (count: number) =>
    Array.from({ length: count }, (_, place) => ({
      id: `purchase-${count - place}`,
      status: 'SUCCESS',
      amount: '5',
      minedAt: new Date(Date.UTC(2024, 0, 1, 0, count - place)).toISOString(),
    }))
  const ids = (page: Page | undefined) => page?.data.map(({ id }) => id)
  await order({ purchases: { address, rows: bought(120) } })
  const pages = await pagesOf(address, { onramp: 'coinbase' })
  expect(pages.map(({ data }) => data.length)).toEqual([50, 50, 20])
  expect(ids(pages[2])?.at(-1)).toBe('purchase-1')
  expect(pages[2]?.next).toBeNull()
  const cursor = pages[0]?.next ?? ''
  await order({ purchases: { address, rows: bought(121) } })
  expect(ids(await pageAt(address, { onramp: 'coinbase', cursor }))).toEqual(ids(pages[1]))
})

test('Latchkey reads all pages of purchases up to a rate limit', async () => {
  const address = account(7).address
  const rows = Array.from({ length: 120 }, () => ({ status: 'SUCCESS', amount: '5' }))
  await order({ purchases: { address, rows } })
  const history = createHistory({ base: sandbox.endpoints.blockchainApi ?? '', projectId: 'demo' })
  const question = { chainId: one, address, cursor: null, onramp: 'coinbase' } as const
  const bought = () => history(question, new AbortController().signal)
  expect(await bought()).toMatchObject({ transactions: { length: 120 }, next: null })
  await order({ rateLimit: { burst: 2, perSecond: 0 } })
  expect(await bought()).toMatchObject({ transactions: { length: 100 }, next: expect.any(String) as string })
  await expect(bought()).rejects.toThrow('Requests per second limit exceeded')
  await order({ rateLimit: null })
})

test.each([
  ['no address', 'nobody', {}, 400, 'address'],
  ['a chain that does not run', zeroAddress, { chainId: 'eip155:5' }, 400, 'chainId'],
  ['a cursor of nobody', zeroAddress, { cursor: 'forged' }, 400, 'cursor'],
  ['a page key of nobody', zeroAddress, { onramp: 'coinbase', cursor: 'forged' }, 400, 'cursor'],
  ['another on-ramp', zeroAddress, { onramp: 'meld' }, 400, 'provider'],
  ['an unknown project', zeroAddress, { projectId: 'refused' }, 401, 'authentication'],
])('%s is refused with the reason', async (_, address, query, status, field) => {
  const response = await ask(address, query)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ status: 'FAILED', reasons: [{ field }] })
})

test('histories misbehave alone, purchases too', async () => {
  sandbox.control('blockchain-api', { fault: 'status', status: 503, path: '/history' })
  expect((await ask(zeroAddress, {})).status).toBe(503)
  expect((await ask(zeroAddress, { onramp: 'coinbase' })).status).toBe(200)
  sandbox.control('blockchain-api', { fault: 'malformed', path: '/onramp-history' })
  const malformed = await ask(zeroAddress, { onramp: 'coinbase' })
  expect(await malformed.json()).not.toHaveProperty('data.0')
})

test('an order that makes no sense is refused with the reason', async () => {
  expect((await order({ seed: { count: 5_000 } })).status).toBe(400)
  expect((await order({ seed: { address: zeroAddress, chain: 'eip155:5' } })).status).toBe(400)
  expect((await order({ history: { sulks: true } })).status).toBe(400)
  expect((await order({ purchases: { address: zeroAddress, rows: [{ status: 'LOST' }] } })).status).toBe(400)
})

type Query = Readonly<Record<string, string | undefined>>

function ask(address: string, query: Query): Promise<Response> {
  const all = Object.entries({ projectId: 'demo', ...query })
  const known = all.filter((entry): entry is [string, string] => entry[1] !== undefined)
  const search = new URLSearchParams(known).toString()
  return fetch(`${sandbox.endpoints.blockchainApi}/v1/account/${address}/history?${search}`)
}

async function pageAt(address: string, query: Query): Promise<Page> {
  const response = await ask(address, query)
  expect(response.status).toBe(200)
  return (await response.json()) as Page
}

async function pagesOf(address: string, query: Query): Promise<readonly Page[]> {
  const pages = [await pageAt(address, query)]
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
    pages.push(await pageAt(address, { ...query, cursor: next }))
  }
  return pages
}

async function historyOf(address: string): Promise<readonly HistoryRow[]> {
  return (await pageAt(address, { chainId: one })).data
}

async function rowOf(address: string, hash: Hex): Promise<HistoryRow> {
  const row = (await historyOf(address)).find(({ metadata }) => metadata.hash === hash)
  if (!row) throw new Error(`The history of ${address} has no ${hash} yet.`)
  return row
}

function stranger(index: number): Address {
  return `0x00000000000000000000000000000000000000c${index}`
}

function account(index: number) {
  return privateKeyToAccount(sandbox.endpoints.accounts[index]?.privateKey ?? '0x')
}

function url(chain: string): string {
  return sandbox.endpoints.chains[chain] ?? ''
}

function wallet() {
  return createWalletClient({ account: account(2), chain: mainnet, transport: http(url(one)) })
}

function call(symbol: string, functionName: string, args: readonly unknown[]): Promise<Hex> {
  const token = sandbox.endpoints.tokens[one]?.find((known) => known.symbol === symbol)
  const abi = artifacts.SandboxToken.abi
  return wallet().writeContract({ address: token?.address ?? '0x', abi, functionName, args })
}

function transfer(symbol: string, to: Address, amount: bigint) {
  const token = sandbox.endpoints.tokens[one]?.find((known) => known.symbol === symbol)
  const abi = artifacts.SandboxToken.abi
  return { address: token?.address ?? '0x', abi, functionName: 'transfer', args: [to, amount] } as const
}

function send(wish: { readonly token: string; readonly to: Address; readonly amount: bigint }): Promise<Hex> {
  return wallet().writeContract(transfer(wish.token, wish.to, wish.amount))
}

function order(wish: object): Promise<Response> {
  return fetch(`${sandbox.endpoints.blockchainApi}/control`, { method: 'POST', body: JSON.stringify(wish) })
}
