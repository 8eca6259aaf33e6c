import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createHistory } from '../../../adapters/transactions/history.ts'
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
])('a service that %s is asked once, and that is what is said of it', async (_, answer, failure) => {
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
