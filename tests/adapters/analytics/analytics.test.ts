import { expect, test } from 'vitest'
import { createAnalytics } from '../../../adapters/analytics/analytics.ts'
import { randomId } from '../../../adapters/browser/random-id.ts'
import { wireEvent } from '../../../adapters/analytics/wire-event.ts'
import { defaultEndpoints } from '../../../core/domain/options/endpoints.ts'
import { failureFrom, listenTo, unhurried, valueOf } from '../answers.ts'
import { usagePage } from './usage-page.ts'

const rows = ['MODAL_OPEN', 'MODAL_CLOSE'].map((event) => ({
  event,
  at: 5,
  properties: { connected: false },
}))

/** The adapter over a network that answers each request with a status, in order, and then 202. */
function counted({ statuses = [], hasBeacons = true }: { statuses?: number[]; hasBeacons?: boolean } = {}) {
  const requests: { readonly url: string; readonly init: RequestInit; readonly body: unknown }[] = []
  const page = usagePage({ hasBeacons })
  let ids = 0
  const analytics = createAnalytics({
    options: { projectId: 'demo', endpoints: { ...defaultEndpoints, analytics: 'https://count.example/' } },
    version: '0.1.0',
    window: page.window,
    createId: () => `id-${++ids}`,
    fetch: async (url, init = {}) => {
      requests.push({ url: url as string, init, body: JSON.parse(init.body as string) })
      const status = statuses.shift() ?? 202
      if (status === 0) throw new TypeError('Failed to fetch')
      return new Response(null, { status })
    },
  })
  const send = (isUnloading = false, some = rows) => analytics.send({ rows: some, isUnloading }, unhurried)
  return { ...page, analytics, requests, send }
}

test('a row goes out in the words of the service, with the page but not its query, hash or user', async () => {
  const { send, requests } = counted()
  await valueOf(send(false, rows.slice(0, 1)))
  expect(requests[0]).toMatchObject({
    url: 'https://count.example/e',
    init: {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      headers: {
        'x-project-id': 'demo',
        'x-sdk-type': 'w3m',
        'x-sdk-version': 'html-multichain-0.1.0',
        'content-type': 'application/json',
      },
    },
  })
  expect(requests[0]?.body).toEqual({
    eventId: 'id-1',
    url: 'https://dapp.example/swap',
    domain: 'dapp.example',
    timestamp: 5,
    props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
  })
  expect(JSON.stringify(requests)).not.toContain('secret')
})

test.each([
  ['/account/0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', '/account/…'],
  ['/pay/solana:7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU/now', '/pay/solana:…/now'],
])('an address in the path of the page stays there: %s', (pathname, said) => {
  const page = { origin: 'https://dapp.example', hostname: 'dapp.example', pathname }
  expect(wireEvent({ event: 'MODAL_OPEN', at: 0, properties: {} }, 'id-1', page).url).toBe(
    `https://dapp.example${said}`,
  )
})

test('the address is one of the properties if there is one', async () => {
  const { send, requests } = counted()
  await valueOf(
    send(
      false,
      rows.slice(0, 1).map((row) => ({ ...row, address: '0xabc' })),
    ),
  )
  expect(requests[0]?.body).toMatchObject({ props: { properties: { connected: false, address: '0xabc' } } })
})

test('several rows go out as one list', async () => {
  const { send, requests } = counted()
  await valueOf(send())
  expect(requests).toHaveLength(1)
  expect(requests[0]?.body).toMatchObject([{ eventId: 'id-1' }, { eventId: 'id-2' }])
})

test('a service that takes no list gets the same events one by one, and no list again', async () => {
  const { send, requests } = counted({ statuses: [400] })
  await valueOf(send())
  await valueOf(send())
  expect(
    requests.map(({ body }) => (Array.isArray(body) ? 'list' : Reflect.get(Object(body), 'eventId'))),
  ).toEqual(['list', 'id-1', 'id-2', 'id-3', 'id-4'])
})

test('a service that is down is not asked one by one', async () => {
  const { send, requests } = counted({ statuses: [500] })
  expect(await failureFrom(send())).toMatchObject({ code: 'http-status', status: 500 })
  expect(requests).toHaveLength(1)
})

test('a network that is down says so', async () => {
  const { send } = counted({ statuses: [0] })
  expect(await failureFrom(send())).toMatchObject({ code: 'unreachable' })
})

test('a beacon sends its project in the query because it has no headers', async () => {
  const { send, beacons, requests } = counted()
  await valueOf(send(true))
  expect(beacons.map(({ url }) => url)).toEqual(
    rows.map(() => 'https://count.example/e?projectId=demo&st=w3m&sv=html-multichain-0.1.0'),
  )
  expect(beacons[0]?.body).toMatchObject({ props: { event: 'MODAL_OPEN' } })
  expect(requests).toEqual([])
})

test('beacons go one by one until the service has taken a list', async () => {
  const { send, beacons } = counted()
  await valueOf(send(true))
  expect(beacons).toHaveLength(2)
  await valueOf(send())
  await valueOf(send(true))
  expect(beacons).toHaveLength(3)
})

test('without beacons a keepalive request without headers is sent', async () => {
  const { send, requests } = counted({ hasBeacons: false })
  await valueOf(send(true, rows.slice(0, 1)))
  expect(requests).toMatchObject([
    {
      url: expect.stringContaining('?projectId=demo') as string,
      init: { keepalive: true, credentials: 'omit' },
    },
  ])
  expect(requests[0]?.init.headers).toBeUndefined()
})

test('a page is left when it is hidden, not when it is shown again', () => {
  const { analytics, hide, show } = counted()
  const told = listenTo(analytics.leavings(null, unhurried))
  hide()
  show()
  expect(told.values).toEqual([null])
})

test('a page that is not a website is not counted and sends no request', async () => {
  const analytics = createAnalytics({
    options: { projectId: 'demo', endpoints: defaultEndpoints },
    version: '0.1.0',
    window: null,
    fetch: () => Promise.reject(new Error('This should not be asked.')),
  })
  expect(await valueOf(analytics.isWanted(null, unhurried))).toEqual({ isEnabled: false })
})

test('ids are UUIDs of version 4, with or without a secure page', () => {
  const bytes = {
    getRandomValues: <Some>(array: Some): Some => (new Uint8Array(Object(array).buffer).fill(255), array),
  }
  expect(randomId(bytes as never)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
  expect(randomId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(randomId()).not.toBe(randomId())
})
