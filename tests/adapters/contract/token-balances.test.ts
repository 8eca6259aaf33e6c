import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTokenBalances } from '../../../adapters/tokens/token-balances.ts'
import { fakeTokenBalances } from '../../../adapters/fake/fake-token-balances.ts'
import type { HeldToken } from '../../../core/domain/tokens/balances.ts'
import type { TokenBalances } from '../../../core/ports/token-balances.ts'
import { callChain } from '../../../sandbox/chains/call-chain.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { nobody, sendJson, serve } from '../serve.ts'
import { answeringOrders, silentContract } from './silent-contract.ts'

const chainId = 'eip155:1'
let sandbox: Sandbox
let address = ''

beforeAll(async () => {
  sandbox = await openSandbox({ only: ['chains', 'blockchain-api'] })
  address = sandbox.endpoints.accounts[1]?.address ?? ''
})
afterAll(() => sandbox.stop())

const serviceAt = (base: string) => createTokenBalances({ base, projectId: 'x', version: '0.1.0' })
const order = (change: object) =>
  fetch(`${sandbox.endpoints.blockchainApi}/control`, { method: 'POST', body: JSON.stringify(change) })
const coin: HeldToken = {
  address: null,
  name: 'Ether',
  symbol: 'ETH',
  decimals: '18',
  amount: '5',
  price: '2000',
  icon: null,
}

function contract(name: string, createWorld: () => { balances: TokenBalances; holder: string }): void {
  test(`${name}: says what an address holds`, async () => {
    const { balances, holder } = createWorld()
    const { tokens } = await valueOf(balances.read({ chainId, address: holder, moved: [] }, unhurried))
    expect(tokens[0]).toMatchObject({ name: expect.any(String), amount: expect.stringMatching(/^[0-9]+$/) })
  })

  test(`${name}: a question taken back is aborted`, async () => {
    const { balances, holder } = createWorld()
    const asked = balances.read({ chainId, address: holder, moved: [] }, AbortSignal.abort())
    expect(await failureFrom(asked)).toEqual({ code: 'aborted' })
  })
}

contract('the service of the sandbox', () => ({
  balances: serviceAt(sandbox.endpoints.blockchainApi ?? ''),
  holder: address,
}))

for (const order of answeringOrders) {
  contract(`the fake, ${order}`, () => ({
    balances: fakeTokenBalances({ tokens: { [`${chainId}:0x1`]: [coin] }, order }),
    holder: '0x1',
  }))
}

silentContract('the fake', () => {
  const balances = fakeTokenBalances({ order: 'never' })
  return { read: (signal) => balances.read({ chainId, address: '0x1', moved: [] }, signal) }
})

test('the balances of the sandbox equal its chain', async () => {
  const { tokens } = await valueOf(
    serviceAt(sandbox.endpoints.blockchainApi ?? '').read({ chainId, address, moved: [] }, unhurried),
  )
  const node = sandbox.endpoints.chains[chainId] ?? ''
  const coinThere = BigInt(await callChain<string>(node, 'eth_getBalance', [address, 'latest']))
  expect(tokens.find(({ address: token }) => token === null)?.amount).toBe(coinThere.toString())
  for (const { address: token, symbol, decimals } of sandbox.endpoints.tokens[chainId] ?? []) {
    const data = `0x70a08231${address.slice(2).padStart(64, '0')}`
    const there = BigInt(await callChain<string>(node, 'eth_call', [{ to: token, data }, 'latest']))
    const told = tokens.find((one) => one.address?.toLowerCase() === token.toLowerCase())
    expect([symbol, told?.amount ?? '0', told?.decimals ?? String(decimals)]).toEqual([
      symbol,
      there.toString(),
      String(decimals),
    ])
  }
})

test('an unknown price is none, and not zero', async () => {
  await order({ price: { symbol: 'ETH', usd: null } })
  const { tokens } = await valueOf(
    serviceAt(sandbox.endpoints.blockchainApi ?? '').read({ chainId, address, moved: [] }, unhurried),
  )
  expect(tokens.find(({ address: token }) => token === null)?.price).toBeNull()
})

test('moved balances are read from the chain, despite a cached service', async () => {
  const balances = serviceAt(sandbox.endpoints.blockchainApi ?? '')
  const node = sandbox.endpoints.chains[chainId] ?? ''
  const holder = `0x${'7'.repeat(40)}`
  const read = async (moved: readonly (string | null)[]) => {
    const { tokens } = await valueOf(balances.read({ chainId, address: holder, moved }, unhurried))
    return tokens.map(({ amount }) => amount)
  }
  await order({ balanceLag: 600_000 })
  expect(await read([])).toEqual([])
  await callChain(node, 'anvil_setBalance', [holder, '0x5'])
  expect(await read([])).toEqual([])
  expect(await read([null])).toEqual(['5'])
})

test('the request contains our version in headers and the project in the query', async () => {
  const { base, requests } = await serve((_, response) => sendJson(response, { balances: [] }))
  await valueOf(serviceAt(base).read({ chainId, address: '0x1', moved: [null, '0xab'] }, unhurried))
  const [request] = requests
  expect(request?.headers).toMatchObject({ 'x-sdk-type': 'w3m', 'x-sdk-version': 'html-multichain-0.1.0' })
  expect(request?.headers).not.toHaveProperty('x-project-id')
  const url = new URL(request?.url ?? '', base)
  expect(url.pathname).toBe('/v1/account/0x1/balance')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    currency: 'usd',
    projectId: 'x',
    chainId,
    forceUpdate: `eip155:1:0x${'e'.repeat(40)},eip155:1:0xab`,
  })
})

test('a Solana balance request never forces an update', async () => {
  const { base, requests } = await serve((_, response) => sendJson(response, { balances: [] }))
  const solana = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
  await valueOf(serviceAt(base).read({ chainId: solana, address: 'oeYf', moved: [null] }, unhurried))
  expect(requests[0]?.url).not.toContain('forceUpdate')
})

test.each(['1.6.4', '11.6.5'])(
  'version %s, which the service does not answer, is reported differently',
  async (version) => {
    const { base, requests } = await serve((_, response) => sendJson(response, { balances: [] }))
    const balances = createTokenBalances({ base, projectId: 'x', version })
    await valueOf(balances.read({ chainId, address: '0x1', moved: [] }, unhurried))
    expect(requests[0]?.headers['x-sdk-version']).toBe(`html-multichain-${version}.0`)
  },
)

test('unreadable rows are dropped, and duplicate tokens are merged', async () => {
  const row = { ...coin, chainId, quantity: { decimals: '18', numeric: '1' }, address: 'eip155:1:0xAB' }
  const { base } = await serve((_, response) =>
    sendJson(response, { balances: [row, null, { ...row, name: 7 }, { ...row, address: 'eip155:1:0xab' }] }),
  )
  const { tokens } = await valueOf(serviceAt(base).read({ chainId, address: '0x1', moved: [] }, unhurried))
  expect(tokens.map(({ address: token }) => token)).toEqual(['0xab'])
})

test.each([
  [400, 'chain-unsupported'],
  [401, 'http-status'],
  [429, 'http-status'],
  [503, 'http-status'],
])('status %i is %s', async (status, code) => {
  const { base } = await serve((_, response) => sendJson(response, { status: 'FAILED', reasons: [] }, status))
  const asked = serviceAt(base).read({ chainId, address: '0x1', moved: [] }, unhurried)
  expect((await failureFrom(asked)).code).toBe(code)
})

const refusing = (status: number, ...reasons: readonly object[]) =>
  serve((_, response) => sendJson(response, { status: 'FAILED', reasons }, status))

test.each([
  ['http-status', { field: 'forceUpdate', description: 'Crypto utils error: Wrong CAIP-10 format: x' }],
  ['http-status', { field: 'address', description: 'The address provided is invalid' }],
  ['http-status', { field: '', description: 'Crypto utils error: Contract call error: 0xab' }],
  ['chain-unsupported', { field: 'chainId', description: "We don't support the chainId you provided: x." }],
  ['chain-unsupported', { field: 'address', description: 'Unsupported namespace: bip122' }],
])('a status 400 is %s where its reason is %j', async (code, reason) => {
  const { base } = await refusing(400, reason)
  const asked = serviceAt(base).read({ chainId, address: '0x1', moved: [] }, unhurried)
  expect((await failureFrom(asked)).code).toBe(code)
})

test('a query that the service cannot read says nothing of the chain', async () => {
  const { base } = await serve((_, response) =>
    response.writeHead(400, { 'content-type': 'text/plain' }).end('Failed to deserialize query string'),
  )
  const asked = serviceAt(base).read({ chainId, address: '0x1', moved: [] }, unhurried)
  expect((await failureFrom(asked)).code).toBe('http-status')
})

test.each([400, 422, 500, 503])(
  'if the service answers %i to a forced update, it is asked without',
  async (status) => {
    const { base, requests } = await serve((request, response) => {
      if (request.url?.includes('forceUpdate'))
        sendJson(response, { status: 'FAILED', reasons: [{ field: '', description: 'No token' }] }, status)
      else sendJson(response, { balances: [] })
    })
    const asked = serviceAt(base).read({ chainId, address: '0x1', moved: [null, '0xab'] }, unhurried)
    expect(await valueOf(asked)).toEqual({ tokens: [] })
    expect(requests.map(({ url }) => url?.includes('forceUpdate')).at(-1)).toBe(false)
  },
)

test.each([401, 429])('a refusal with %i is no reason to ask without', async (status) => {
  const { base, requests } = await refusing(status)
  await failureFrom(serviceAt(base).read({ chainId, address: '0x1', moved: [null] }, unhurried))
  expect(requests.every(({ url }) => url?.includes('forceUpdate'))).toBe(true)
})

test('another shape is a malformed answer, and a missing server is unreachable', async () => {
  const { base } = await serve((_, response) => sendJson(response, { balances: { name: 7 } }))
  const question = { chainId, address: '0x1', moved: [] }
  expect((await failureFrom(serviceAt(base).read(question, unhurried))).code).toBe('malformed-answer')
  expect((await failureFrom(serviceAt(await nobody()).read(question, unhurried))).code).toBe('unreachable')
})
