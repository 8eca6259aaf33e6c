import { expect, onTestFinished, test, vi } from 'vitest'
import { createChainSocket } from '../../../adapters/chain-socket/chain-socket.ts'
import type { SeenPage } from '../../../adapters/chain-socket/chain-socket.ts'
import type { Socket } from '../../../adapters/chain-socket/subscribed.ts'
import { subscriptions } from '../../../adapters/chain-socket/subscription.ts'
import { listenTo } from '../answers.ts'

const request = { url: 'wss://node.example', address: 'lamp' }

/** A socket under a test's control. */
type Line = {
  readonly url: string
  readonly sent: () => readonly { readonly id: number; readonly method: string; readonly params: unknown }[]
  readonly isClosed: () => boolean
  readonly open: () => void
  readonly say: (message: unknown) => void
  readonly drop: () => void
}

/** Watches over sockets that do what the test says, on a page that it shows and hides, in time that it lets pass. */
function watched() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const lines: Line[] = []
  const createSocket = (url: string): Socket => {
    const sent: string[] = []
    let isClosed = false
    const socket: Socket = {
      send: (text) => sent.push(text),
      close: () => (isClosed = true),
      onopen: null,
      onmessage: null,
      onclose: null,
    }
    const tell = (name: 'onopen' | 'onmessage' | 'onclose', event: object = {}) =>
      (socket[name] as ((event: object) => void) | null)?.(event)
    lines.push({
      url,
      sent: () => sent.map((text) => JSON.parse(text) as ReturnType<Line['sent']>[number]),
      isClosed: () => isClosed,
      open: () => tell('onopen'),
      say: (message) =>
        tell('onmessage', { data: typeof message === 'string' ? message : JSON.stringify(message) }),
      drop: () => tell('onclose'),
    })
    return socket
  }
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' } satisfies Pick<
    SeenPage,
    'visibilityState'
  >)
  const abort = new AbortController()
  onTestFinished(() => abort.abort())
  const watch = createChainSocket({ subscription: subscriptions.accountChanges, page, createSocket })
  const told = listenTo(watch.watch(request, abort.signal))
  return {
    lines,
    abort,
    last: () => lines.at(-1) as Line,
    kinds: () => told.values.map(({ kind }) => kind),
    hasEnded: told.hasEnded,
    pass: (milliseconds: number) => vi.advanceTimersByTime(milliseconds),
    show: (visibilityState: DocumentVisibilityState) => {
      Object.assign(page, { visibilityState })
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

const taken = { jsonrpc: '2.0', id: 1, result: 7 }
const news = { jsonrpc: '2.0', method: 'accountNotification', params: { subscription: 7, result: {} } }

function standing() {
  const world = watched()
  world.last().open()
  world.last().say(taken)
  return world
}

test('an account is subscribed once, and its events are reported', () => {
  const { last, kinds, pass } = standing()
  expect(last().url).toBe('wss://node.example')
  expect(last().sent()).toEqual([
    {
      jsonrpc: '2.0',
      id: 1,
      method: 'accountSubscribe',
      params: ['lamp', { commitment: 'confirmed', encoding: 'base64' }],
    },
  ])
  expect(kinds()).toEqual(['subscribed'])
  last().say(news)
  pass(4000)
  last().say(news)
  expect(kinds()).toEqual(['subscribed', 'changed', 'changed'])
})

test('close events are reported at once and once more, and duplicates are dropped', () => {
  const { last, kinds, pass } = standing()
  for (let times = 0; times < 50; times += 1) last().say(news)
  expect(kinds()).toEqual(['subscribed', 'changed'])
  pass(3999)
  expect(kinds()).toHaveLength(2)
  pass(1)
  expect(kinds()).toEqual(['subscribed', 'changed', 'changed'])
  pass(60_000)
  expect(kinds().filter((kind) => kind === 'changed')).toHaveLength(2)
})

test('news that come before the subscription is answered count, and so does an answer that comes twice', () => {
  const { last, kinds } = watched()
  last().open()
  last().say(news)
  last().say(taken)
  last().say(taken)
  expect(kinds()).toEqual(['changed', 'subscribed'])
})

test('a socket that closes is opened again after a wait that doubles up to thirty seconds', () => {
  const { lines, last, kinds, pass } = standing()
  last().drop()
  expect(kinds()).toEqual(['subscribed', 'lost'])
  for (const wait of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    const before = lines.length
    pass(wait - 1)
    expect(lines).toHaveLength(before)
    pass(1)
    expect(lines).toHaveLength(before + 1)
    last().drop()
  }
  expect(kinds()).toEqual(['subscribed', 'lost'])
})

test('a socket that was open for a while reconnects soon and reports the subscription', () => {
  const { last, lines, kinds, pass } = standing()
  last().drop()
  pass(1000)
  last().open()
  last().say(taken)
  for (let times = 0; times < 3; times += 1) {
    pass(20_000)
    last().say(news)
  }
  last().drop()
  pass(1000)
  expect(lines).toHaveLength(3)
  expect(kinds().filter((kind) => kind !== 'changed')).toEqual(['subscribed', 'lost', 'subscribed', 'lost'])
})

test('a silent socket is pinged and lost without an answer', () => {
  const { last, kinds, pass } = standing()
  pass(30_000)
  expect(last().sent().at(-1)).toMatchObject({ id: 2, method: 'getHealth' })
  last().say({ jsonrpc: '2.0', id: 2, error: { code: -32_601, message: 'Method not found' } })
  pass(30_000)
  expect(kinds()).toEqual(['subscribed'])
  pass(10_000)
  expect(kinds()).toEqual(['subscribed', 'lost'])
  expect(last().isClosed()).toBe(true)
})

test.each([
  ['never opens', () => {}],
  ['never answers', (line: Line) => line.open()],
  [
    'answers nonsense',
    (line: Line) => {
      line.open()
      line.say('<html>')
      line.say('null')
    },
  ],
])('a socket that %s is closed after ten seconds', (_, behave) => {
  const { lines, last, kinds, pass } = watched()
  behave(last())
  pass(10_000)
  expect(lines[0]?.isClosed()).toBe(true)
  expect(kinds()).toEqual(['lost'])
  pass(1000)
  expect(lines).toHaveLength(2)
})

test('a node that refuses the subscription is asked again later', () => {
  const { lines, last, kinds, pass } = watched()
  last().open()
  last().say({ jsonrpc: '2.0', id: 1, error: { code: -32_601, message: 'Method not found' } })
  expect(kinds()).toEqual(['lost'])
  pass(1000)
  expect(lines).toHaveLength(2)
})

test('a socket is closed while the page is hidden and opens again when it is visible', () => {
  const { lines, last, kinds, pass, show } = standing()
  show('hidden')
  expect(last().isClosed()).toBe(true)
  pass(600_000)
  expect(lines).toHaveLength(1)
  show('visible')
  expect(lines).toHaveLength(2)
  last().open()
  last().say(taken)
  expect(kinds()).toEqual(['subscribed', 'subscribed'])
})

test('a question taken back closes its socket, and opens no other', () => {
  const { lines, last, abort, hasEnded, pass, show } = standing()
  abort.abort()
  expect(last().isClosed()).toBe(true)
  expect(hasEnded()).toBe(true)
  pass(600_000)
  show('visible')
  expect(lines).toHaveLength(1)
})

test('a socket aborted before it reconnects is not opened', () => {
  const { lines, last, abort, pass } = standing()
  last().drop()
  abort.abort()
  pass(600_000)
  expect(lines).toHaveLength(1)
})
