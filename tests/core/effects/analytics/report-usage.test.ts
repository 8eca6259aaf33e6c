import { expect, test } from 'vitest'
import { fakeAnalytics } from '../../../../adapters/fake/fake-analytics.ts'
import type { FakeAnalytics } from '../../../../adapters/fake/fake-analytics.ts'
import { analytics as usage } from '../../../../core/events/analytics/analytics.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { host } from '../../../../core/events/host.ts'
import { alice } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'

const on = { enableAnalytics: true }

function counted({
  analytics = fakeAnalytics(),
  ...options
}: Parameters<typeof startStory>[0] & { readonly analytics?: FakeAnalytics } = {}) {
  const story = {
    ...startStory({ ...options, ports: { analytics }, options: { ...on, ...options.options } }),
    analytics,
  }
  story.latchkey.start()
  const rows = () => story.analytics.batches.flatMap(({ rows }) => rows.map(({ event }) => event))
  const asked = (method: string) => story.analytics.questions.filter((one) => one.method === method).length
  const open = () => story.latchkey.dispatch(modal.openRequested({}))
  const close = () => story.latchkey.dispatch(modal.closeRequested())
  return { ...story, rows, asked, open, close }
}

test('rows are sent together ten seconds after the first', () => {
  const { analytics, clock, open, close, rows } = counted()
  open()
  close()
  clock.pass(9_999)
  expect(analytics.batches).toEqual([])
  clock.pass(1)
  expect(analytics.batches).toHaveLength(1)
  expect(rows()).toEqual(['MODAL_LOADED', 'MODAL_OPEN', 'MODAL_CLOSE'])
})

test('rows after a batch wait for their own ten seconds', () => {
  const { analytics, clock, open, rows } = counted()
  clock.pass(10_000)
  clock.pass(5_000)
  open()
  clock.pass(9_999)
  expect(analytics.batches).toHaveLength(1)
  clock.pass(1)
  expect(rows()).toEqual(['MODAL_LOADED', 'MODAL_OPEN'])
})

test('rows that have grown to 45 KB are sent at once', () => {
  const { analytics, open, close } = counted()
  let openings = 0
  while (analytics.batches.length === 0 && openings < 200) {
    openings += 1
    open()
    close()
  }
  const size = JSON.stringify(analytics.batches[0]?.rows).length
  expect(size).toBeLessThan(45_000)
  expect(openings).toBeGreaterThan(20)
  expect(openings).toBeLessThan(60)
})

test('batches are sent one after another', () => {
  const analytics = fakeAnalytics()
  const { clock, open, rows } = counted({ analytics })
  const slow = analytics.hang('send')
  clock.pass(10_000)
  open()
  clock.pass(9_000)
  const questions = () => analytics.questions.filter(({ method }) => method === 'send').length
  expect(questions()).toBe(1)
  slow.answer(null)
  clock.pass(10_000)
  expect(questions()).toBe(2)
  expect(rows()).toEqual(['MODAL_OPEN'])
})

test('a hidden page sends its rows at once, even during another batch', () => {
  const { analytics, clock, open } = counted()
  analytics.hang('send')
  clock.pass(10_000)
  open()
  analytics.leave()
  expect(analytics.batches.map(({ isUnloading }) => isUnloading)).toEqual([true])
  analytics.leave()
  expect(analytics.batches).toHaveLength(1)
})

test('a stop sends the pending rows', () => {
  const { latchkey, analytics, rows, open } = counted()
  open()
  latchkey.stop()
  expect(rows()).toEqual(['MODAL_LOADED', 'MODAL_OPEN'])
  expect(analytics.batches[0]?.isUnloading).toBe(true)
})

test('rows sent at a stop are not sent again after the next start', () => {
  const { latchkey, clock, rows, asked } = counted()
  latchkey.stop()
  latchkey.start()
  clock.pass(60_000)
  expect(rows()).toEqual(['MODAL_LOADED'])
  expect(asked('isWanted')).toBe(1)
})

test('a service that wants nothing is asked once, and sent nothing', () => {
  const { latchkey, analytics, clock, open, asked } = counted({
    analytics: fakeAnalytics({ isEnabled: false }),
  })
  open()
  clock.pass(60_000)
  latchkey.stop()
  latchkey.start()
  expect(asked('isWanted')).toBe(1)
  expect(analytics.batches).toEqual([])
})

test.each(['unreachable', 'malformed-answer', 'http-status'] as const)(
  'a service whose switch is %s is sent no rows, and no toast is shown',
  (code) => {
    const analytics = fakeAnalytics()
    analytics.reject('isWanted', { code })
    const { clock, open, types } = counted({ analytics })
    open()
    clock.pass(60_000)
    expect(analytics.batches).toEqual([])
    expect(types()).not.toContain('toast/shown')
  },
)

test('a service that does not say whether it wants anything for ten seconds is sent nothing', () => {
  const analytics = fakeAnalytics()
  analytics.hang('isWanted')
  const { clock, open, latchkey } = counted({ analytics })
  open()
  clock.pass(10_000)
  expect(latchkey.state().analytics).toEqual({ service: 'silent', waiting: [], bytes: 0, inFlight: {} })
  analytics.leave()
  clock.pass(60_000)
  expect(analytics.batches).toEqual([])
})

test('no rows are sent before the service enables them, not even on leaving', () => {
  const analytics = fakeAnalytics()
  const service = analytics.hang('isWanted')
  const { clock, open, rows } = counted({ analytics })
  open()
  analytics.leave()
  clock.pass(5_000)
  expect(rows()).toEqual([])
  service.answer({ isEnabled: true })
  clock.pass(10_000)
  expect(analytics.batches.flatMap(({ rows: sent }) => sent.map(({ event }) => event))).toEqual([
    'MODAL_LOADED',
    'MODAL_OPEN',
  ])
})

test('a lost batch is not repeated, and later rows are sent', () => {
  const { analytics, clock, open, rows } = counted()
  analytics.reject('send', { code: 'http-status', status: 500 })
  clock.pass(10_000)
  open()
  clock.pass(10_000)
  expect(rows()).toEqual(['MODAL_OPEN'])
})

test('without enableAnalytics nothing is fetched, requested or sent', () => {
  const { clock, open, types, asked, analytics, latchkey } = counted({ options: { enableAnalytics: false } })
  open()
  clock.pass(60_000)
  latchkey.stop()
  expect(types().filter((type) => type.startsWith('analytics/'))).toEqual([])
  expect(asked('isWanted') + analytics.batches.length).toBe(0)
  expect(latchkey.state().features).not.toHaveProperty('analytics')
})

test('analytics that are switched on later begin then, and end when they are switched off', () => {
  const { latchkey, clock, open, close, rows, asked } = counted({ options: { enableAnalytics: false } })
  latchkey.update({ enableAnalytics: true })
  open()
  clock.pass(10_000)
  expect(rows()).toEqual(['MODAL_LOADED', 'MODAL_OPEN'])
  close()
  latchkey.update({ enableAnalytics: false })
  open()
  latchkey.stop()
  clock.pass(60_000)
  expect(rows()).toHaveLength(2)
  expect(asked('isWanted')).toBe(1)
})

test('a modal that is open when counting begins is counted', () => {
  const { latchkey, analytics, features, clock } = startStory({ options: on })
  const arrives = features.hang('load')
  latchkey.dispatch(host.started())
  latchkey.dispatch(modal.openRequested({}))
  arrives.answer(null)
  clock.pass(10_000)
  expect(analytics.batches[0]?.rows.map(({ event }) => event)).toEqual(['MODAL_LOADED', 'MODAL_OPEN'])
})

test.each([
  ['enableAnalytics', { enableAnalytics: false }],
  ['its feature', { features: { analytics: false } }],
])('disabling %s during the request of the switch sends no rows', (_, changes) => {
  const analytics = fakeAnalytics()
  const slow = analytics.hang('isWanted')
  const { latchkey, clock, open, rows } = counted({ analytics })
  latchkey.update(changes)
  slow.answer({ isEnabled: true })
  open()
  clock.pass(30_000)
  expect([latchkey.state().analytics?.service, rows()]).toEqual(['unasked', []])
})

test('the switch is requested again if reporting was disabled before its answer', () => {
  const analytics = fakeAnalytics()
  analytics.hang('isWanted')
  const { latchkey, clock, open, rows, asked } = counted({ analytics })
  latchkey.update({ enableAnalytics: false })
  latchkey.update({ enableAnalytics: true })
  open()
  clock.pass(10_000)
  expect([asked('isWanted'), rows()]).toEqual([2, ['MODAL_OPEN']])
})

test('a feature that is turned off while it runs makes no more rows, and sends none that wait', () => {
  const { latchkey, clock, open, rows, types } = counted()
  latchkey.update({ features: { analytics: false } })
  const before = types().length
  open()
  clock.pass(30_000)
  expect(types().slice(before)).not.toContain('analytics/tracked')
  expect(rows()).toEqual([])
})

test('a Latchkey that never started fetches and asks nothing, though reporting is switched on', () => {
  const { latchkey, types } = startStory()
  latchkey.update({ enableAnalytics: true })
  expect(types()).not.toContain('features/requested')
  latchkey.start()
  expect(types()).toContain('analytics/serviceAnswered')
})

test('the batch limit counts bytes, not characters', () => {
  const { latchkey, analytics } = counted()
  const name = '⚓'.repeat(120)
  for (let row = 0; row < 200 && analytics.batches.length === 0; row += 1)
    latchkey.dispatch(usage.tracked({ event: 'SELECT_WALLET', properties: { name } }))
  const [batch] = analytics.batches
  const weight = new TextEncoder().encode(JSON.stringify(batch?.rows)).length
  expect(batch?.rows.length).toBeGreaterThan(20)
  expect(weight + 400 * (batch?.rows.length ?? 0)).toBeLessThan(46_000)
})

const connectedRows = (options: object) => {
  const story = counted({ options })
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.clock.pass(10_000)
  return story.analytics.batches.flatMap(({ rows }) => rows)
}

test('no address leaves the page unless the host allows it', () => {
  expect(JSON.stringify(connectedRows({})).toLowerCase()).not.toContain(alice.address.toLowerCase())
})

test('the connection row contains the address if the host allows it', () => {
  const rows = connectedRows({ analytics: { addresses: true } })
  expect(rows.filter(({ address }) => address !== undefined)).toMatchObject([
    { event: 'CONNECT_SUCCESS', address: alice.address },
  ])
})

test('an address that waits in a row does not leave once the host allows it no more', async () => {
  const { latchkey, analytics, clock } = counted({ options: { analytics: { addresses: true } } })
  await latchkey.connect({ wallet: harbor.wallet.key })
  latchkey.update({ analytics: { addresses: false } })
  clock.pass(20_000)
  expect(analytics.batches).toHaveLength(1)
  expect(JSON.stringify(analytics.batches)).not.toContain(alice.address)
})
