import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { Connection, Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { createWalletClient, http, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import artifacts from '../../../sandbox/contracts/artifacts.json' with { type: 'json' }
import { callChain } from '../../../sandbox/chains/call-chain.ts'
import base58 from 'bs58'
import type { Sandbox } from '../../../sandbox/start.ts'
import { eventually } from '../../eventually.ts'
import { openSandbox } from '../../shared-sandbox.ts'

type Balance = {
  readonly name: string
  readonly symbol: string
  readonly chainId: string
  readonly address?: string
  readonly value?: number
  readonly price: number
  readonly quantity: { readonly decimals: string; readonly numeric: string }
  readonly iconUrl: string
}

const solana = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const nobody = '0x00000000000000000000000000000000000000b1'
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({ only: ['chains', 'solana', 'blockchain-api'] })
})
beforeEach(() => sandbox.recover())
afterAll(() => sandbox.stop())

test('an account has its coin and tokens sorted by worth, with text amounts and numeric prices', async () => {
  const balances = await balancesOf(account(9).address, { chainId: 'eip155:137' })
  expect(balances.map(({ symbol, quantity }) => [symbol, quantity.decimals, quantity.numeric])).toEqual([
    ['WBTC', '8', '50000'],
    ['DAI', '18', '50000'],
    ['USDC', '6', '50000'],
    ['POL', '18', '10000'],
  ])
  const coin = balances.at(-1)
  expect(coin).toMatchObject({ name: 'POL', chainId: 'eip155:137', price: 0.7206886622 })
  expect(coin).not.toHaveProperty('address')
  expect(coin?.value).toBeCloseTo(7_206.89, 1)
  expect(balances[2]?.address).toBe(`eip155:137:${token('USDC').toLowerCase()}`)
})

test('without a chain the balances cover all EVM chains', async () => {
  const balances = await balancesOf(account(9).address, {})
  expect(new Set(balances.map(({ chainId }) => chainId))).toEqual(
    new Set(['eip155:1', 'eip155:8453', 'eip155:137']),
  )
  expect(balances).toHaveLength(12)
})

test('incoming tokens and coins are listed', async () => {
  expect(await balancesOf(nobody, { chainId: 'eip155:1' })).toEqual([])
  await send('USDC', 1_500_000n)
  const sender = createWalletClient({ account: account(2), chain: mainnet, transport: http(url('eip155:1')) })
  await sender.sendTransaction({ to: nobody, value: parseEther('0.25') })
  await eventually(async () => {
    const balances = await balancesOf(nobody, { chainId: 'eip155:1' })
    expect(balances.map(({ symbol, quantity }) => [symbol, quantity.numeric])).toEqual([
      ['ETH', '0.25'],
      ['USDC', '1.5'],
    ])
  })
})

test('Solana coins and tokens are listed, including incoming ones', async () => {
  const [first] = sandbox.endpoints.solana?.accounts ?? []
  const balances = await balancesOf(first?.address ?? '', { chainId: solana })
  expect(
    balances.map(({ symbol, quantity, address }) => [symbol, quantity.decimals, address?.split(':')[2]]),
  ).toEqual([
    ['WBTC', '8', mint('WBTC')],
    ['SOL', '9', undefined],
    ['USDC', '6', mint('USDC')],
    ['PYUSD', '6', mint('PYUSD')],
  ])
  const stranger = Keypair.generate().publicKey
  expect(await balancesOf(stranger.toBase58(), { chainId: solana })).toEqual([])
  const connection = new Connection(url(solana), 'processed')
  const payer = Keypair.fromSecretKey(base58.decode(first?.secretKey ?? ''))
  const { blockhash } = await connection.getLatestBlockhash()
  const transfer = new Transaction({
    recentBlockhash: blockhash,
    feePayer: new PublicKey(payer.publicKey),
  }).add(SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: stranger, lamports: 1_250_000_000 }))
  transfer.sign(payer)
  await connection.sendRawTransaction(transfer.serialize())
  expect(await balancesOf(stranger.toBase58(), { chainId: solana })).toMatchObject([
    { symbol: 'SOL', quantity: { numeric: '1.25', decimals: '9' }, price: 148.31 },
  ])
})

test('forceUpdate refreshes an earlier answer and lists tokens without a balance', async () => {
  const holder = '0x00000000000000000000000000000000000000b2'
  await order({ balanceLag: 600_000 })
  expect(await balancesOf(holder, { chainId: 'eip155:1' })).toEqual([])
  await send('DAI', 7n * 10n ** 18n, holder)
  expect(await balancesOf(holder, { chainId: 'eip155:1' })).toEqual([])
  const forceUpdate = `eip155:1:${token('DAI')},eip155:1:${token('WBTC')}`
  await eventually(async () => {
    const balances = await balancesOf(holder, { chainId: 'eip155:1', forceUpdate })
    expect(balances.map(({ symbol, quantity }) => [symbol, quantity.numeric])).toEqual([
      ['DAI', '7'],
      ['WBTC', '0'],
    ])
  })
  await order({ balanceLag: 0 })
})

test('seeding an impersonated account costs no one else any tokens', async () => {
  const holder = '0x00000000000000000000000000000000000000b4'
  await callChain(url('eip155:1'), 'anvil_impersonateAccount', ['0x00000000000000000000000000000000000000b5'])
  expect((await order({ samples: { address: holder } })).status).toBe(200)
})

test('unknown tokens are listed without a price: indivisible, unknown and advertising', async () => {
  const holder = '0x00000000000000000000000000000000000000b3'
  await order({ samples: { address: holder } })
  const balances = await balancesOf(holder, { chainId: 'eip155:1' })
  const told = balances.map(({ symbol, quantity, price }) => [
    symbol,
    quantity.decimals,
    quantity.numeric,
    price,
  ])
  expect(new Set(told.map(String))).toEqual(
    new Set(['POINTS,0,120,0', 'DRIFT,18,4321.5,0', 'REWARDS.EXAMPLE,18,1000000,0']),
  )
  expect(balances.every((balance) => !('value' in balance))).toBe(true)
  expect((await order({ samples: { address: holder, chain: 'eip155:5' } })).status).toBe(400)
})

test('a token without a price has no value and the price 0', async () => {
  await order({ price: { symbol: 'DAI', usd: null } })
  const balances = await balancesOf(account(9).address, { chainId: 'eip155:1' })
  const dai = balances.find(({ symbol }) => symbol === 'DAI')
  expect(dai).toMatchObject({ price: 0, quantity: { numeric: '50000' } })
  expect(dai).not.toHaveProperty('value')
  await order({ price: { symbol: 'DAI', usd: 1.0003 } })
})

test('pictures come from the service itself', async () => {
  const [first] = await balancesOf(account(9).address, { chainId: 'eip155:1' })
  expect(first?.iconUrl).toBe(`${sandbox.endpoints.blockchainApi}/images/token/WBTC.svg`)
  const picture = await fetch(first?.iconUrl ?? '')
  expect(picture.headers.get('content-type')).toBe('image/svg+xml')
})

test('a request without a client version gets no balances', async () => {
  const response = await fetch(route(account(9).address, { chainId: 'eip155:1' }))
  expect(await response.json()).toEqual({ balances: [] })
})

test.each([
  ['html-core-1.6.4', 'http://127.0.0.1', 0],
  ['html-core-1.6.5', 'http://127.0.0.1', 0],
  ['html-core-1.6.40', 'http://127.0.0.1', 4],
  ['html-core-1.6.6', '', 0],
])('version %s from the origin "%s" gets %i tokens', async (version, origin, count) => {
  const told = async (headers: Readonly<Record<string, string>>, query: Query) => {
    const answer = await answerTo(route(account(9).address, { chainId: 'eip155:1', ...query }), headers)
    return (JSON.parse(answer) as { balances: readonly object[] }).balances.length
  }
  expect(await told({ origin, 'x-sdk-version': version }, {})).toBe(count)
  expect(await told({ origin }, { sv: version })).toBe(count)
})

test.each([
  ['no address', 'nobody', {}, 400, 'address'],
  ['an address of another kind of chain', nobody, { chainId: solana }, 400, 'address'],
  ['a chain that does not run', nobody, { chainId: 'eip155:5' }, 400, 'chainId'],
  ['a forced token that is none', nobody, { forceUpdate: '0xabc' }, 400, ''],
  ['an unknown project', nobody, { projectId: 'refused' }, 401, 'authentication'],
])('%s is refused with the reason', async (_, address, query, status, field) => {
  const response = await ask(address, query)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ status: 'FAILED', reasons: [{ field }] })
})

test('a query without a currency, or with one it does not count in, is refused in plain text', async () => {
  const without = await ask(nobody, { currency: undefined })
  expect(await without.text()).toBe('Failed to deserialize query string: missing field `currency`')
  expect(await (await ask(nobody, { currency: 'chf' })).text()).toContain('unknown variant `chf`')
})

test('balances of one chain misbehave alone', async () => {
  const status = { fault: 'status', status: 429, retryAfter: 7 } as const
  sandbox.control('blockchain-api', { ...status, path: '/balance/eip155:1' })
  const refused = await ask(nobody, { chainId: 'eip155:1' })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7'])
  expect(await refused.json()).toMatchObject({ reasons: [{ field: 'rate_limited' }] })
  expect((await ask(nobody, { chainId: 'eip155:8453' })).status).toBe(200)
})

test.each([
  [401, '{"status":"FAILED"'],
  [422, 'Failed to deserialize'],
  [500, 'Internal server error'],
  [503, '{"status":"FAILED"'],
])('status %s has the body of the service', async (status, words) => {
  sandbox.control('blockchain-api', { fault: 'status', status, path: '/balance' })
  const response = await ask(nobody, {})
  expect(response.status).toBe(status)
  expect(await response.text()).toContain(words)
})

test('malformed balances are no list', async () => {
  sandbox.control('blockchain-api', { fault: 'malformed', path: '/balance' })
  expect(await (await ask(nobody, {})).json()).not.toHaveProperty('balances.0')
})

test('a price is returned for the first asset only, on any chain', async () => {
  const dai = token('DAI')
  expect(await pricesOf([`eip155:1:${dai}`, 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'])).toEqual([
    expect.objectContaining({ name: 'Dai Stablecoin', symbol: 'DAI', decimals: 18, price: 1.0003 }),
  ])
  expect(await pricesOf(['eip155:137:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'])).toMatchObject([
    { symbol: 'POL', price: 0.7206886622 },
  ])
  expect(await pricesOf([`${solana}:So11111111111111111111111111111111111111111`])).toMatchObject([
    { symbol: 'SOL', decimals: 9 },
  ])
  expect(await pricesOf([`eip155:1:${nobody}`])).toEqual([])
  for (const chain of [solana, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']) {
    const address = `${chain}:So11111111111111111111111111111111111111112`
    expect(await pricesOf([address])).toMatchObject([
      { name: 'Wrapped SOL', symbol: 'WSOL', decimals: 9, price: 148.31, address },
    ])
  }
})

test.each([
  [{ addresses: [] }, 400],
  [{ addresses: ['0xabc'] }, 400],
  [{ currency: 'chf' }, 422],
  [{ addresses: undefined }, 422],
  [{ projectId: 'refused' }, 401],
])('a wish for a price with %o is refused with %s', async (part, status) => {
  expect((await wishPrice({ addresses: [`eip155:1:${nobody}`], ...part })).status).toBe(status)
})

function account(index: number) {
  return privateKeyToAccount(sandbox.endpoints.accounts[index]?.privateKey ?? '0x')
}

function token(symbol: string) {
  return sandbox.endpoints.tokens['eip155:1']?.find((one) => one.symbol === symbol)?.address ?? '0x'
}

function mint(symbol: string): string | undefined {
  return sandbox.endpoints.solana?.tokens.find((one) => one.symbol === symbol)?.mint
}

function url(chain: string): string {
  return sandbox.endpoints.chains[chain] ?? ''
}

function send(symbol: string, amount: bigint, to: string = nobody) {
  const sender = createWalletClient({ account: account(2), chain: mainnet, transport: http(url('eip155:1')) })
  return sender.writeContract({
    address: token(symbol),
    abi: artifacts.SandboxToken.abi,
    functionName: 'transfer',
    args: [to, amount],
  })
}

function order(order: object): Promise<Response> {
  return fetch(`${sandbox.endpoints.blockchainApi}/control`, { method: 'POST', body: JSON.stringify(order) })
}

type Query = Readonly<Record<string, string | undefined>>

function route(address: string, query: Query): string {
  const all = Object.entries({ currency: 'usd', projectId: 'demo', ...query })
  const known = all.filter((entry): entry is [string, string] => entry[1] !== undefined)
  return `${sandbox.endpoints.blockchainApi}/v1/account/${address}/balance?${new URLSearchParams(known).toString()}`
}

function ask(address: string, query: Query): Promise<Response> {
  return fetch(route(address, query), {
    headers: { 'x-sdk-type': 'w3m', 'x-sdk-version': 'html-core-0.1.0' },
  })
}

async function balancesOf(address: string, query: Query): Promise<readonly Balance[]> {
  const response = await ask(address, query)
  expect(response.status).toBe(200)
  return ((await response.json()) as { balances: readonly Balance[] }).balances
}

/** What is answered to whoever sends these headers, an empty origin, too, which `fetch` does not. */
function answerTo(url: string, headers: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => void text(response).then(resolve, reject)).once('error', reject)
  })
}

function wishPrice(part: object): Promise<Response> {
  return fetch(`${sandbox.endpoints.blockchainApi}/v1/fungible/price`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ projectId: 'demo', currency: 'usd', ...part }),
  })
}

async function pricesOf(addresses: readonly string[]): Promise<readonly object[]> {
  const response = await wishPrice({ addresses })
  expect(response.status).toBe(200)
  return ((await response.json()) as { fungibles: readonly object[] }).fungibles
}

test('an invalid token in forceUpdate fails the request, as at the public service', async () => {
  const token = sandbox.endpoints.tokens['eip155:1']?.[0]?.address ?? ''
  const forceUpdate = `eip155:1:${token},eip155:1:${account(3).address}`
  const response = await ask(account(9).address, { chainId: 'eip155:1', forceUpdate })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    reasons: [{ field: '', description: expect.stringContaining('Contract call error') as string }],
  })
})

test('a portfolio lists the EVM assets of an account without amounts', async () => {
  const ask = (address: string, project = 'demo') =>
    fetch(`${sandbox.endpoints.blockchainApi}/v1/account/${address}/portfolio?projectId=${project}`)
  const { data } = (await (await ask(account(9).address)).json()) as { data: readonly object[] }
  expect(data).toHaveLength(12)
  expect(data).toContainEqual({
    id: `eip155:8453:${token('USDC').toLowerCase()}`,
    name: 'USD Coin',
    symbol: 'USDC',
  })
  expect(data).toContainEqual({
    id: 'eip155:137:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
    name: 'POL',
    symbol: 'POL',
  })
  const none = '0x00000000000000000000000000000000000000bf'
  expect(await (await ask(none)).json()).toEqual({ data: [] })
  const refused = await ask('nobody')
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ reasons: [{ field: 'address' }] })
  expect((await ask(none, 'refused')).status).toBe(401)
})
