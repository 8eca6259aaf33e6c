import { get } from 'node:http'
import { Connection, PublicKey } from '@solana/web3.js'
import { createClient, http, webSocket } from 'viem'
import { getBalance, getChainId } from 'viem/actions'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Sandbox } from '../../../sandbox/start.ts'
import { openSandbox } from '../../shared-sandbox.ts'

const solana = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({ only: ['chains', 'solana', 'blockchain-api'] })
})
beforeEach(() => sandbox.recover())
afterAll(() => sandbox.stop())

test('plain clients reach every chain by its CAIP-2 id', async () => {
  const client = createClient({ transport: http(proxy({ chainId: 'eip155:8453', projectId: 'demo' })) })
  expect(await getChainId(client)).toBe(8453)
  const connection = new Connection(proxy({ chainId: solana, projectId: 'demo' }), 'confirmed')
  const person = sandbox.endpoints.solana?.accounts[6]?.address ?? ''
  expect(await connection.getBalance(new PublicKey(person))).toBe(10_000_000_000_000)
  const response = await fetch(`${sandbox.endpoints.blockchainApi}/v1/supported-chains`)
  expect(await response.json()).toEqual({
    http: ['eip155:1', 'eip155:8453', 'eip155:137', solana],
    ws: ['eip155:1'],
  })
})

test('Solana mainnet is served by its stand-in chain', async () => {
  const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const connection = new Connection(proxy({ chainId: mainnet, projectId: 'demo' }), 'confirmed')
  const person = sandbox.endpoints.solana?.accounts[6]?.address ?? ''
  expect(await connection.getBalance(new PublicKey(person))).toBe(10_000_000_000_000)
  const response = await fetch(
    `${sandbox.endpoints.blockchainApi}/v1/account/${person}/balance?chainId=${mainnet}&currency=usd&projectId=demo&sv=x-1.0.0`,
  )
  const { balances } = (await response.json()) as { balances: readonly object[] }
  expect(balances).toContainEqual(expect.objectContaining({ symbol: 'SOL', chainId: mainnet, price: 148.31 }))
  expect(balances).toContainEqual(expect.objectContaining({ symbol: 'USDC', price: 0.9998 }))
})

test.each(['eip155:1', solana])(
  'a call to %s may come as plain text, and without a type',
  async (chainId) => {
    const method = chainId === solana ? 'getHealth' : 'eth_chainId'
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] })
    for (const init of [{ body, headers: { 'content-type': 'text/plain' } }, { body: new Blob([body]) }]) {
      const response = await fetch(proxy({ chainId, projectId: 'demo' }), { method: 'POST', ...init })
      expect(response.status).toBe(200)
      expect(await response.json()).toHaveProperty('result')
    }
  },
)

test.each(['balance?currency=usd&sv=x-1.0.0&', 'history?'])(
  'an invalid Solana address is refused by %s',
  async (question) => {
    // Letters of base58, and as many as an address has, but of other than 32 bytes.
    for (const address of ['1'.repeat(44), 'z'.repeat(44), '2'.repeat(32), 'not-base-58'])
      for (const query of [`chainId=${solana}`, '']) {
        const path = `/v1/account/${address}/${question}${query}&projectId=demo`
        const response = await fetch(`${sandbox.endpoints.blockchainApi}${path}`)
        expect(response.status).toBe(400)
        expect(await response.json()).toMatchObject({ reasons: [{ field: 'address' }] })
      }
  },
)

test.each([
  ['an unsupported chain', { chainId: 'eip155:5', projectId: 'demo' }, 400, 'chainId'],
  ['a part that is no chain', { chainId: 'solana', projectId: 'demo' }, 400, 'chainId'],
  ['an unknown project', { chainId: 'eip155:1', projectId: 'refused-here' }, 401, 'authentication'],
  ['an empty project', { chainId: 'eip155:1', projectId: '' }, 401, 'authentication'],
])('%s is refused with the reason', async (_, query, status, field) => {
  const response = await ask(query)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ status: 'FAILED', reasons: [{ field }] })
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test.each(['projectId', 'chainId'])('a query without %s is refused in plain text', async (missing) => {
  const query = { chainId: 'eip155:1', projectId: 'demo', [missing]: undefined }
  const response = await ask(query)
  expect(response.status).toBe(400)
  expect(await response.text()).toBe(`Failed to deserialize query string: missing field \`${missing}\``)
})

test('the proxy answers while a chain refuses, and fails only where it is ordered to', async () => {
  sandbox.control('eip155:1', { fault: 'refuse' })
  expect((await ask({ chainId: 'eip155:1', projectId: 'demo' })).status).toBe(200)
  sandbox.recover()
  sandbox.control('blockchain-api', { fault: 'status', status: 503, path: '/v1/eip155:1/eth_getBalance' })
  const url = proxy({ chainId: 'eip155:1', projectId: 'demo' })
  const client = createClient({ transport: http(url, { retryCount: 0 }) })
  expect(await getChainId(client)).toBe(1)
  const address = sandbox.endpoints.accounts[0]?.address ?? '0x'
  await expect(getBalance(client, { address })).rejects.toThrow('503')
  expect((await ask({ chainId: solana, projectId: 'demo' })).status).toBe(200)
})

test('a single method of a chain can fail', async () => {
  sandbox.control('eip155:137', { fault: 'status', status: 429, path: '/eth_getBalance' })
  const url = sandbox.endpoints.chains['eip155:137']
  const client = createClient({ transport: http(url, { retryCount: 0 }) })
  expect(await getChainId(client)).toBe(137)
  const address = sandbox.endpoints.accounts[0]?.address ?? '0x'
  await expect(getBalance(client, { address })).rejects.toThrow('429')
})

test('a chain of which the public service has sockets is reached by one', async () => {
  const client = createClient({ transport: webSocket(socket({ chainId: 'eip155:1', projectId: 'demo' })) })
  expect(await getChainId(client)).toBe(1)
  const { transport } = client
  ;(await transport.getRpcClient()).close()
})

test.each([
  ['a chain without sockets', { chainId: 'eip155:8453', projectId: 'demo' }, 400],
  ['an unknown project', { chainId: 'eip155:1', projectId: 'refused' }, 401],
  ['no chain', { projectId: 'demo' }, 400],
])('a socket for %s is refused', async (_, query, status) => {
  const answer = await new Promise<number | undefined>((resolve, reject) => {
    const asked = get(socket(query).replace('ws:', 'http:'), {
      headers: {
        connection: 'upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      },
    })
    asked.once('error', reject).once('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
  })
  expect(answer).toBe(status)
})

test('another HTTP method is refused, and a badly encoded address is invalid', async () => {
  const url = (path: string) => `${sandbox.endpoints.blockchainApi}${path}`
  const wrong = await fetch(url('/v1/fungible/price'))
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST'])
  expect(wrong.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect((await fetch(url('/v1/nothing'))).status).toBe(404)
  expect((await fetch(url('/v1/identity/%zz?projectId=demo'))).status).toBe(400)
})

test.each([
  ['/v1/fungible/price', 'application/json', '{', 400],
  ['/v1/fungible/price', 'text/plain', '{}', 415],
  ['/v1/fungible/price', 'application/json', '{}', 422],
  ['/v1/convert/build-transaction', 'application/json', '{', 400],
  ['/v1/convert/build-transaction', 'text/plain', '{}', 415],
  ['/v1/convert/build-transaction', 'application/json', '{}', 422],
  ['/v1/profile/account', 'application/json', '{', 400],
  ['/v1/profile/account', 'text/plain', '{}', 415],
  ['/v1/profile/account', 'application/json', '{}', 422],
  ['/v1/profile/account/x.wcn.id/attributes', 'text/plain', '{}', 415],
  ['/v1/profile/account/x.wcn.id/address', 'application/json', '{}', 422],
])('%s with %s and %s is refused in plain text with %i', async (path, type, body, status) => {
  const init = { method: 'POST', headers: { 'content-type': type }, body }
  const response = await fetch(`${sandbox.endpoints.blockchainApi}${path}`, init)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toContain('text/plain')
})

test('the service says how it is', async () => {
  const response = await fetch(`${sandbox.endpoints.blockchainApi}/health`)
  expect(await response.text()).toMatch(/^OK v[\d.]+, commit hash: \w+, features: .*, uptime: \d+ seconds$/)
})

function socket(query: Readonly<Record<string, string>>): string {
  const origin = sandbox.endpoints.blockchainApi?.replace('http:', 'ws:')
  return `${origin}/ws?${new URLSearchParams(query).toString()}`
}

function proxy(query: Readonly<Record<string, string | undefined>>): string {
  const known = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return `${sandbox.endpoints.blockchainApi}/v1?${new URLSearchParams(known).toString()}`
}

function ask(query: Readonly<Record<string, string | undefined>>): Promise<Response> {
  return fetch(proxy(query), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}',
  })
}
