import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../../../sandbox/start.ts'

let sandbox: Sandbox
let now = 1_700_000_000_000

beforeAll(async () => {
  sandbox = await startSandbox({ only: ['blockchain-api'], now: () => now })
})
beforeEach(() => order({ rateLimit: { burst: 3, perSecond: 1 } }))
afterAll(() => sandbox.stop())

test('a client is refused once the tokens of a route are spent, and served after a refill', async () => {
  expect(await statuses('/health', 5)).toEqual([200, 200, 200, 429, 429])
  now += 999
  expect(await statuses('/health', 1)).toEqual([429])
  now += 1
  expect(await statuses('/health', 2)).toEqual([200, 429])
  now += 60_000
  expect(await statuses('/health', 4)).toEqual([200, 200, 200, 429])
})

test('the refusal has the words of the service, and a request id', async () => {
  await statuses('/health', 3)
  const response = await ask('/health')
  expect(await response.json()).toEqual({
    status: 'FAILED',
    reasons: [
      {
        field: 'rate_limited',
        description: expect.stringMatching(/^Requests per second limit exceeded: /) as string,
      },
    ],
  })
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

test('each route has its own limit, regardless of path parameters', async () => {
  const [first, second] = ['/v1/profile/account/one.wcn.id', '/v1/profile/account/two.wcn.id']
  await statuses(first, 3)
  expect(await statuses(second, 1)).toEqual([429])
  expect(await statuses('/v1/supported-chains', 1)).toEqual([200])
  expect(await statuses('/nowhere', 5)).toEqual([404, 404, 404, 404, 404])
})

test('each asker counts by itself: the first address that was forwarded', async () => {
  await statuses('/health', 3)
  const forwarded = { 'x-forwarded-for': '203.0.113.7, 10.0.0.1' }
  expect(await statuses('/health', 4, forwarded)).toEqual([200, 200, 200, 429])
  expect(await statuses('/health', 1, { 'x-forwarded-for': '203.0.113.7' })).toEqual([429])
})

test('the JSON-RPC proxy has a limit', async () => {
  const path = '/v1?chainId=eip155:1&projectId=x'
  const post = async () =>
    (await fetch(`${sandbox.endpoints.blockchainApi}${path}`, { method: 'POST', body: '{}' })).status
  expect([await post(), await post(), await post(), await post()]).toEqual([400, 400, 400, 429])
})

test('the usual limit lets everything through', async () => {
  await order({ rateLimit: null })
  expect(new Set(await statuses('/health', 200))).toEqual(new Set([200]))
  expect((await order({ rateLimit: { burst: 0, perSecond: 1 } })).status).toBe(400)
})

function ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`${sandbox.endpoints.blockchainApi}${path}`, { headers })
}

async function statuses(path: string, times: number, headers: Readonly<Record<string, string>> = {}) {
  const answers: number[] = []
  for (let turn = 0; turn < times; turn += 1) answers.push((await ask(path, headers)).status)
  return answers
}

function order(body: unknown): Promise<Response> {
  return fetch(`${sandbox.endpoints.blockchainApi}/control`, { method: 'POST', body: JSON.stringify(body) })
}
