import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createHistory } from '../../../adapters/activity/history.ts'
import { alice } from '../../../fixtures/people.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { sendJson, serve } from '../serve.ts'

const query = { chainId: 'eip155:1', address: alice.address, cursor: null }

test.each<
  readonly [string, (response: ServerResponse) => void, { readonly code: string; readonly status?: number }]
>([
  [
    'refuses the question',
    (response) => sendJson(response, { reasons: [] }, 400),
    { code: 'http-status', status: 400 },
  ],
  [
    'is asked too often',
    (response) => response.writeHead(429, { 'retry-after': '3600' }).end(),
    { code: 'http-status', status: 429 },
  ],
  ['is down', (response) => response.writeHead(503).end(), { code: 'http-status', status: 503 }],
  ['breaks off in the middle', (response) => response.end('{"data":['), { code: 'malformed-answer' }],
  [
    'answers a page of another kind',
    (response) => response.end('<html></html>'),
    { code: 'malformed-answer' },
  ],
  [
    'answers no list',
    (response) => sendJson(response, { data: 7, next: null }),
    { code: 'malformed-answer' },
  ],
  ['hangs up', (response) => response.destroy(), { code: 'unreachable' }],
  ['is silent', () => {}, { code: 'timed-out' }],
])('a service that %s is asked once, and the failure says so', async (_, answer, failure) => {
  const { base, requests } = await serve((_, response) => answer(response))
  const history = createHistory({
    base,
    projectId: 'x',
    ...(failure.code === 'timed-out' && { limit: 1000 }),
  })
  expect(await failureFrom(history(query, unhurried))).toMatchObject(failure)
  expect(requests).toHaveLength(1)
})

test('a row that is none costs no other, and a cursor that is none ends the history', async () => {
  const row = { id: 'a', metadata: { minedAt: '2024-01-01T00:00:00.000Z' }, transfers: [] }
  const { base } = await serve((_, response) => sendJson(response, { data: [7, row, null], next: 42 }))
  const page = await valueOf(createHistory({ base, projectId: 'x' })(query, unhurried))
  expect([page.transactions.map(({ id }) => id), page.next]).toEqual([['a'], null])
})

/** A service with so many pages of one purchase each; `answer` takes over from a page on. */
function purchasesOf(
  pages: number,
  answer: (page: number, response: ServerResponse) => boolean = () => false,
) {
  return serve(({ url = '/' }, response) => {
    const page = Number(new URL(url, 'http://service').searchParams.get('cursor') ?? 0)
    if (answer(page, response)) return
    const metadata = { minedAt: new Date(Date.UTC(2024, 0, 100 - page)).toISOString() }
    const next = page + 1 < pages ? String(page + 1) : null
    sendJson(response, { data: [{ id: `bought-${page}`, metadata, transfers: [] }], next })
  })
}
const bought = async (base: string) => {
  const history = createHistory({ base, projectId: 'x' })
  const page = await valueOf(history({ ...query, onramp: 'coinbase' }, unhurried))
  return [page.transactions.map(({ id }) => id), page.next]
}

test('purchases are returned with their next pages', async () => {
  const { base, requests } = await purchasesOf(3)
  expect(await bought(base)).toEqual([['bought-0', 'bought-1', 'bought-2'], null])
  expect(requests).toHaveLength(3)
})

test('of many purchases the newest five pages are returned', async () => {
  const { base, requests } = await purchasesOf(100)
  expect(await bought(base)).toEqual([['bought-0', 'bought-1', 'bought-2', 'bought-3', 'bought-4'], '5'])
  expect(requests).toHaveLength(5)
})

test.each<readonly [string, (response: ServerResponse) => unknown]>([
  ['is refused as asked too often', (response) => response.writeHead(429).end()],
  ['is no page', (response) => response.end('<html></html>')],
  ['does not come', () => null],
])('a next page of purchases that %s does not discard the newest', async (_, fail) => {
  const { base } = await purchasesOf(3, (page, response) => {
    if (page === 1) fail(response)
    return page === 1
  })
  expect(await bought(base)).toEqual([['bought-0'], '1'])
})

test('a cursor that leads back to where it came from ends the purchases', async () => {
  const { base, requests } = await serve((_, response) => sendJson(response, { data: [], next: 'again' }))
  expect(await bought(base)).toEqual([[], null])
  expect(requests).toHaveLength(2)
})

test('an aborted read of purchases requests no further page', async () => {
  const ending = new AbortController()
  const { base, requests } = await purchasesOf(3, (page) => {
    if (page === 1) ending.abort()
    return page === 1
  })
  const history = createHistory({ base, projectId: 'x' })
  expect(await failureFrom(history({ ...query, onramp: 'coinbase' }, ending.signal))).toEqual({
    code: 'aborted',
  })
  expect(requests).toHaveLength(2)
})
