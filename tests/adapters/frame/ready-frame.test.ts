import { expect, test } from 'vitest'
import { eventually } from '../../eventually.ts'
import { failureFrom, listenTo, unhurried, valueOf } from '../answers.ts'
import { readyFrame, visitFrame } from './frame-visit.ts'

const notLoaded = { code: 'unreachable', detail: 'Unable to load email login dependency' }
const isConnected = ({ frame }: ReturnType<typeof visitFrame>, signal = unhurried) =>
  frame.isConnected({ token: null }, signal)

test('the frame is put into the page by the first question, once, and closed', async () => {
  const visit = visitFrame()
  expect([visit.iframes(), visit.page.hearers()]).toEqual([[], 0])
  const both = Promise.all([valueOf(isConnected(visit)), valueOf(isConnected(visit))])
  visit.load()
  expect(await both).toEqual([{ isConnected: false }, { isConnected: false }])
  expect(visit.iframes().map(({ src }) => src)).toEqual([
    'https://secure.example/sdk?projectId=test&chainId=eip155%3A1',
  ])
  expect(visit.dialog()?.open).toBe(false)
})

test('the frame begins on the current chain', async () => {
  const visit = await readyFrame({}, { chainId: () => 'eip155:8453' })
  expect(visit.iframes()[0]?.src).toContain('chainId=eip155%3A8453')
})

test('the frame is found at an endpoint with a trailing slash', async () => {
  const visit = await readyFrame({}, { endpoint: 'https://secure.example/' })
  expect(visit.iframes()[0]?.src).toMatch(/^https:\/\/secure\.example\/sdk\?/)
})

test('a loading frame is polled every second and asked nothing else', async () => {
  const visit = visitFrame({ CONNECT_DEVICE: {}, IS_CONNECTED: { refuses: { message: 'No session' } } })
  const asked = valueOf(visit.frame.connectDevice(null, unhurried))
  visit.load()
  await asked
  expect(visit.posted.map(({ type }) => type)).toEqual(['@w3m-app/IS_CONNECTED', '@w3m-app/CONNECT_DEVICE'])
  const silent = visitFrame({ IS_CONNECTED: {} })
  const waiting = failureFrom(silent.frame.connectDevice(null, unhurried))
  silent.load()
  silent.clock.pass(19_000)
  expect(silent.posted.map(({ type }) => type)).toEqual(Array(20).fill('@w3m-app/IS_CONNECTED'))
  silent.clock.pass(1_000)
  expect(await waiting).toEqual(notLoaded)
})

test('a frame that is silent for 20 seconds is removed and created again at the next question', async () => {
  const visit = visitFrame({ IS_CONNECTED: {} })
  const failed = failureFrom(isConnected(visit))
  visit.clock.pass(19_999)
  expect(visit.iframes()).toHaveLength(1)
  visit.clock.pass(1)
  expect(await failed).toEqual(notLoaded)
  expect([visit.iframes(), visit.page.hearers(), visit.clock.waiting()]).toEqual([[], 0, 0])
  const again = failureFrom(isConnected(visit))
  expect(visit.iframes()).toHaveLength(1)
  visit.fail()
  expect(await again).toEqual(notLoaded)
})

test.each([
  ['nothing', null],
  ['nonsense', { isConnected: 'yes' }],
])('a frame that answers only %s fails after ten seconds and is created again', async (_, payload) => {
  const visit = visitFrame({ IS_CONNECTED: { payload } })
  const failed = failureFrom(isConnected(visit))
  visit.load()
  await Promise.resolve()
  visit.clock.pass(9_999)
  expect(visit.iframes()).toHaveLength(1)
  visit.clock.pass(1)
  expect(await failed).toEqual({
    code: 'malformed-answer',
    detail: "The secure frame's answer to IS_CONNECTED cannot be read.",
  })
  expect([visit.iframes(), visit.page.hearers(), visit.clock.waiting()]).toEqual([[], 0, 0])
})

test('an unreadable first answer has ten seconds for a readable one', async () => {
  const visit = visitFrame({ IS_CONNECTED: { payload: null } })
  const opening = valueOf(isConnected(visit))
  visit.load()
  await Promise.resolve()
  visit.clock.pass(6_000)
  visit.goOn({ IS_CONNECTED: { payload: { isConnected: true } } })
  visit.clock.pass(1_000)
  expect(await opening).toEqual({ isConnected: true })
})

test('a frame that cannot be loaded says so at once', async () => {
  const visit = visitFrame()
  const failed = failureFrom(isConnected(visit))
  visit.fail()
  expect(await failed).toEqual(notLoaded)
  expect(visit.clock.waiting()).toBe(0)
})

test('a frame that the host took from its page is put there again', async () => {
  const visit = await readyFrame()
  visit.takeAway()
  expect([visit.iframes(), visit.page.hearers()]).toEqual([[], 0])
  const again = valueOf(isConnected(visit))
  visit.load()
  expect(await again).toEqual({ isConnected: false })
  expect([visit.iframes().length, visit.page.hearers()]).toEqual([1, 1])
})

const takenAway = { code: 'unreachable', detail: 'The secure frame was taken from the page.' }

test('open questions reject at once if the frame is removed, loading or loaded', async () => {
  const loading = visitFrame()
  const early = failureFrom(isConnected(loading))
  loading.takeAway()
  expect(await early).toEqual(takenAway)
  const visit = await readyFrame()
  const asked = failureFrom(visit.frame.connectDevice(null, unhurried))
  await eventually(() => expect(visit.asked()).toHaveLength(1))
  visit.takeAway()
  expect(await asked).toEqual(takenAway)
  expect(visit.clock.waiting()).toBe(0)
})

test('an approval ends with the frame in it, and the next is shown in the next frame', async () => {
  const visit = await readyFrame()
  const approval = { title: 'Approve', close: 'Cancel', themeMode: 'light' } as const
  const shown = listenTo(visit.frame.showApproval(approval, unhurried))
  await eventually(() => expect(visit.dialog()?.open).toBe(true))
  visit.takeAway()
  expect([shown.values, shown.hasEnded()]).toEqual([[null], true])
  listenTo(visit.frame.showApproval(approval, unhurried))
  visit.load()
  await eventually(() => expect(visit.dialog()?.open).toBe(true))
})

test('a change of the page that leaves the frame where it is ends nothing', async () => {
  const visit = await readyFrame()
  visit.mutate()
  expect(await valueOf(isConnected(visit))).toEqual({ isConnected: false })
  expect(visit.iframes()).toHaveLength(1)
})

test('a question that is taken back while the frame loads is aborted; the frame loads on', async () => {
  const visit = visitFrame()
  const taken = new AbortController()
  const failed = failureFrom(isConnected(visit, taken.signal))
  taken.abort()
  expect(await failed).toEqual({ code: 'aborted' })
  visit.load()
  expect(await valueOf(isConnected(visit))).toEqual({ isConnected: false })
  expect(visit.iframes()).toHaveLength(1)
})

test('on a server, and in a page without a body, there is no frame, and there may be one later', async () => {
  const nowhere = { code: 'unreachable', detail: 'W3mFrame: parent is not set' }
  expect(await failureFrom(isConnected(visitFrame({}, { page: null })))).toEqual(nowhere)
  const visit = visitFrame()
  const { body } = visit
  Object.assign(visit.document, { body: null })
  expect(await failureFrom(isConnected(visit))).toEqual(nowhere)
  Object.assign(visit.document, { body })
  const asked = valueOf(isConnected(visit))
  visit.load()
  expect(await asked).toEqual({ isConnected: false })
})

test('a disposed frame leaves nothing, even while it loads', async () => {
  const visit = visitFrame()
  const failed = failureFrom(isConnected(visit))
  visit.frame.dispose()
  expect(await failed).toEqual({ code: 'aborted' })
  expect([visit.iframes(), visit.page.hearers(), visit.clock.waiting()]).toEqual([[], 0, 0])
  const ready = await readyFrame()
  ready.frame.dispose()
  expect([ready.iframes(), ready.page.hearers()]).toEqual([[], 0])
  await eventually(() => expect(ready.clock.waiting()).toBe(0))
})

test('a promise-based clock is asked for each second', async () => {
  const waits: number[] = []
  const after = (milliseconds: number) => {
    waits.push(milliseconds)
    return milliseconds === 1_000 && waits.length < 4 ? Promise.resolve(null) : new Promise<null>(() => {})
  }
  const visit = visitFrame({ IS_CONNECTED: {} }, { clock: { after } })
  void failureFrom(isConnected(visit))
  await eventually(() => expect(waits.filter((wait) => wait === 1_000).length).toBeGreaterThan(1))
  visit.frame.dispose()
})
