import type { ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import { createEvm } from '../../../adapters/evm/evm.ts'
import { mainnet } from '../../../core/domain/network/known-networks.ts'
import { alice } from '../../../fixtures/people.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { hurriedTime } from '../hurried-time.ts'
import { nobody, sendJson, serve } from '../serve.ts'
import { longLimit } from '../stopped-time.ts'

const { address } = alice
const reply = { jsonrpc: '2.0', id: 1, result: '0x5' }
const status = (code: number) => (response: ServerResponse) => response.writeHead(code).end()
const rpcError = (code: number) => (response: ServerResponse) =>
  sendJson(response, { jsonrpc: '2.0', id: 1, error: { code, message: 'Its own words.' } })

/** Asks a server that always fails the same way: how often it was asked, and how long was waited between. */
async function tries(fail: (response: ServerResponse) => void) {
  const { waits } = hurriedTime(longLimit / 2)
  const { base, requests } = await serve((_, response) => fail(response))
  const evm = createEvm({ limit: longLimit })
  const failure = await failureFrom(
    evm.balance({ network: { ...mainnet, rpcUrls: [base] }, address }, unhurried),
  )
  return { requests: requests.length, waits, failure }
}

const thrice = { requests: 4, waits: [150, 300, 600] }
const never = { requests: 1, waits: [] }

test.each([
  ['HTTP 403', status(403), thrice],
  ['HTTP 408', status(408), thrice],
  ['HTTP 413', status(413), thrice],
  ['HTTP 429', status(429), thrice],
  ['HTTP 500', status(500), thrice],
  ['HTTP 502', status(502), thrice],
  ['HTTP 503', status(503), thrice],
  ['HTTP 504', status(504), thrice],
  ['RPC code -1', rpcError(-1), thrice],
  ['RPC code -32005, limit exceeded', rpcError(-32005), thrice],
  ['RPC code -32603, internal', rpcError(-32603), thrice],
  ['HTTP 400', status(400), never],
  ['HTTP 401', status(401), never],
  ['HTTP 404', status(404), never],
  ['RPC code -32602, invalid params', rpcError(-32602), never],
])('%s is asked again three times after 150, 300 and 600 ms, or never', async (_, fail, expected) => {
  expect(await tries(fail)).toMatchObject(expected)
})

test('a server that says when it wants to be asked again is asked then', async () => {
  const fail = (response: ServerResponse) => response.writeHead(429, { 'retry-after': '2' }).end()
  expect(await tries(fail)).toMatchObject({ requests: 4, waits: [2000, 2000, 2000] })
})

test('retry-after can be a date', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-01T00:00:00Z') })
  const date = 'Thu, 01 Jan 2026 00:00:09 GMT'
  const fail = (response: ServerResponse) => response.writeHead(503, { 'retry-after': date }).end()
  expect(await tries(fail)).toMatchObject({ requests: 4, waits: [9000, 9000, 9000] })
})

test('a rate limit in a JSON-RPC error is retried', async () => {
  const error = { code: -32005, message: 'daily request count exceeded' }
  const fail = (response: ServerResponse) =>
    response
      .writeHead(429, { 'retry-after': '1', 'content-type': 'application/json' })
      .end(JSON.stringify({ jsonrpc: '2.0', id: 1, error }))
  expect(await tries(fail)).toMatchObject({ requests: 4, waits: [1000, 1000, 1000] })
})

test('an invalid retry-after is ignored', async () => {
  const after = (text: string) => (response: ServerResponse) =>
    response.writeHead(429, { 'retry-after': text }).end()
  expect(await tries(after('soon'))).toMatchObject(thrice)
})

test('a wait of more than thirty seconds is not begun: the failure says how long it would be', async () => {
  const fail = (response: ServerResponse) => response.writeHead(429, { 'retry-after': '31' }).end()
  expect(await tries(fail)).toEqual({
    ...never,
    failure: {
      code: 'http-status',
      status: 429,
      detail: 'Ethereum answered with status 429; try again in 31 seconds.',
    },
  })
})

test('a retry-after beyond the limit ends the question', async () => {
  const { base, requests } = await serve((_, response) =>
    response.writeHead(503, { 'retry-after': '12' }).end(),
  )
  const network = { ...mainnet, rpcUrls: [base] }
  const failure = await failureFrom(createEvm().balance({ network, address }, unhurried))
  expect({ failure, requests: requests.length }).toMatchObject({
    failure: { code: 'http-status', status: 503 },
    requests: 1,
  })
})

test('a URL that fails is not waited for while there is another one', async () => {
  const { waits } = hurriedTime(longLimit / 4)
  const broken = await serve((_, response) => response.writeHead(503, { 'retry-after': '3600' }).end())
  const good = await serve((_, response) => sendJson(response, reply))
  const network = { ...mainnet, rpcUrls: [broken.base, await nobody(), good.base] }
  expect(await valueOf(createEvm({ limit: longLimit }).balance({ network, address }, unhurried))).toEqual({
    amount: '5',
  })
  expect({ waits, broken: broken.requests.length, good: good.requests.length }).toEqual({
    waits: [],
    broken: 1,
    good: 1,
  })
})

test('after every node failed, the round is repeated from the first', async () => {
  const { waits } = hurriedTime(longLimit / 4)
  const recovered = await serve((_, response) =>
    recovered.requests.length < 3 ? status(503)(response) : sendJson(response, reply),
  )
  const spare = await serve((_, response) => status(502)(response))
  const network = { ...mainnet, rpcUrls: [recovered.base, spare.base] }
  expect(await valueOf(createEvm({ limit: longLimit }).balance({ network, address }, unhurried))).toEqual({
    amount: '5',
  })
  expect({ waits, spare: spare.requests.length }).toEqual({ waits: [150, 300], spare: 2 })
})

test('unreachable nodes are asked five times each per minute, whatever the number of requests', async () => {
  hurriedTime(longLimit / 2)
  const asked: string[] = []
  const fetch = async (url: unknown) => {
    asked.push(String(url))
    throw new TypeError('Failed to fetch')
  }
  const rpcUrls = ['https://one.example/', 'https://two.example/']
  for (let time = 0; time < 10; time += 1) {
    // Whoever reads a balance makes a client of their own.
    const evm = createEvm({ limit: longLimit, fetch })
    const failure = await failureFrom(evm.balance({ network: { ...mainnet, rpcUrls }, address }, unhurried))
    expect(failure.code).toBe('unreachable')
  }
  expect(asked.toSorted()).toEqual(rpcUrls.flatMap((url) => Array.from({ length: 5 }, () => url)))
})
