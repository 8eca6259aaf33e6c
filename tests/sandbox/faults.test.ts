import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../../sandbox/start.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ only: ['registry', 'chains'] })
})
beforeEach(() => order({ fault: 'none' }))
afterAll(() => sandbox.stop())

test('refuse drops the connection', async () => {
  await order({ fault: 'refuse' })
  await expect(wallets()).rejects.toThrow('fetch failed')
})

test('hang never answers, and a caller that gives up is let go', async () => {
  await order({ fault: 'hang' })
  await expect(wallets({ signal: AbortSignal.timeout(60) })).rejects.toThrow('aborted')
})

test('delay answers late, but properly', async () => {
  await order({ fault: 'delay', delay: 120 })
  const begin = performance.now()
  expect((await wallets()).status).toBe(200)
  expect(performance.now() - begin).toBeGreaterThanOrEqual(110)
})

test('status answers with that code and the error shape', async () => {
  await order({ fault: 'status', status: 503 })
  const response = await wallets()
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ status: 'FAILED' })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

test('malformed answers a list of the wrong shape and a picture that is a page', async () => {
  await order({ fault: 'malformed' })
  expect(await (await wallets()).json()).not.toHaveProperty('data.0')
  const picture = await fetch(`${sandbox.endpoints.registry}/public/getTokenImage/USDC`)
  expect(picture.headers.get('content-type')).toBe('text/html')
})

test('headers-only refuses a project outside the header', async () => {
  await order({ fault: 'headers-only' })
  expect((await wallets()).status).toBe(200)
  const query = new URLSearchParams({ projectId: 'demo', st: 'w3m', sv: 'v' }).toString()
  expect((await fetch(`${sandbox.endpoints.registry}/getWallets?${query}`)).status).toBe(401)
})

test('a fault can be limited to a path and to a number of requests', async () => {
  await order({ fault: 'status', status: 500, path: '/getWallets', times: 2 })
  expect((await analytics()).status).toBe(200)
  expect([(await wallets()).status, (await wallets()).status, (await wallets()).status]).toEqual([
    500, 500, 200,
  ])
})

test('a fault of one chain leaves the others alone', async () => {
  sandbox.control('eip155:1', { fault: 'status', status: 429 })
  expect((await chainId('eip155:1')).status).toBe(429)
  expect(await (await chainId('eip155:8453')).json()).toMatchObject({ result: '0x2105' })
  sandbox.control('eip155:1', { fault: 'malformed' })
  expect(await (await chainId('eip155:1')).json()).not.toHaveProperty('result')
  sandbox.control('eip155:1', { fault: 'none' })
  expect(await (await chainId('eip155:1')).json()).toMatchObject({ result: '0x1' })
})

test('an order that makes no sense is refused with the reason', async () => {
  const response = await order({ fault: 'sulk' })
  expect(response.status).toBe(400)
  expect(JSON.stringify(await response.json())).toContain('refuse, delay, hang, status, malformed')
  expect((await order({ fault: 'delay', delay: 'long' })).status).toBe(400)
  expect(() => sandbox.control('demo', { fault: 'none' })).toThrow('No part "demo" is running')
})

function order(fault: object): Promise<Response> {
  return fetch(`${sandbox.endpoints.registry}/control`, { method: 'POST', body: JSON.stringify(fault) })
}

function wallets(init: RequestInit = {}): Promise<Response> {
  return fetch(`${sandbox.endpoints.registry}/getWallets`, { ...init, headers: { 'x-project-id': 'demo' } })
}

function analytics(): Promise<Response> {
  return fetch(`${sandbox.endpoints.registry}/getAnalyticsConfig`, { headers: { 'x-project-id': 'demo' } })
}

function chainId(chain: string): Promise<Response> {
  return fetch(sandbox.endpoints.chains[chain] ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"jsonrpc":"2.0","id":7,"method":"eth_chainId","params":[]}',
  })
}
