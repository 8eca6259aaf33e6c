import { afterEach, expect, test, vi } from 'vitest'
import { fakePorts } from '../../adapters/fake/fake-ports.ts'
import type { UsageRow } from '../../core/domain/analytics/usage-row.ts'
import { parseOptions } from '../../core/domain/options/parse-options.ts'
import { engine } from '../../core/events/engine.ts'
import { modal } from '../../core/events/shell/modal.ts'
import type { Latchkey } from '../../core/latchkey.ts'
import { modalRequestView } from '../../core/view-models/shell/modal-request.ts'
import { createPageCore } from '../../entries/page-core.ts'
import type { PageParts } from '../../entries/page-core.ts'
import { alice } from '../../fixtures/people.ts'
import { storyOptions } from '../../fixtures/story.ts'

const started: Latchkey[] = []
afterEach(() => {
  for (const latchkey of started.splice(0)) latchkey.stop()
})

async function page({ given = {}, ...parts }: { given?: object } & Partial<PageParts> = {}) {
  const ports = fakePorts()
  const latchkey = await createPageCore({
    options: parseOptions({ ...storyOptions, ...given }),
    ports,
    ...parts,
  })
  started.push(latchkey)
  latchkey.start()
  return { latchkey, ports }
}

function fakeLogger() {
  return {
    error: vi.fn<(...said: unknown[]) => void>(),
    warn: vi.fn<(...said: unknown[]) => void>(),
    info: vi.fn<(...said: unknown[]) => void>(),
    debug: vi.fn<(...said: unknown[]) => void>(),
  }
}

const broken = engine.effectFailed({ effect: 'connect', message: 'oops', restarts: 0 })

test('a host hears the rows of analytics though nothing is reported', async () => {
  const rows: UsageRow[] = []
  const { latchkey, ports } = await page({ onAnalytics: (row) => rows.push(row) })
  await expect.poll(() => rows.map(({ event }) => event)).toEqual(['MODAL_LOADED'])
  latchkey.dispatch(modal.openRequested({}))
  await expect
    .poll(() => rows.at(-1))
    .toMatchObject({ event: 'MODAL_OPEN', properties: { connected: false } })
  expect(rows[0]?.at).toBeGreaterThan(1_600_000_000_000)
  latchkey.stop()
  expect([ports.analytics.questions, ports.analytics.batches]).toEqual([[], []])
})

test('a host that reports and hears gets each row once', async () => {
  const rows: UsageRow[] = []
  await page({ given: { enableAnalytics: true }, onAnalytics: (row) => rows.push(row) })
  await expect.poll(() => rows.length).toBe(1)
})

test('a host that hears rows and turns their feature off gets none, and nothing is asked for or missing', async () => {
  const heard: string[] = []
  const latchkey = await createPageCore({
    options: parseOptions({ ...storyOptions, features: { analytics: false } }),
    ports: fakePorts(),
    onAnalytics: ({ event }) => heard.push(event),
  })
  started.push(latchkey)
  latchkey.onAny(({ type, data }) => Object(data).feature === 'analytics' && heard.push(type))
  latchkey.start()
  latchkey.dispatch(modal.openRequested({}))
  await expect.poll(() => latchkey.state().modal.open).toBe(true)
  expect(heard).toEqual([])
})

test('without analytics and recorder the rows are not fetched', async () => {
  const { latchkey } = await page()
  latchkey.dispatch(modal.openRequested({}))
  await expect.poll(() => latchkey.state().modal.open).toBe(true)
  expect(latchkey.state().features).not.toHaveProperty('analytics')
})

test('errors are logged by default, and nothing else', async () => {
  const logger = fakeLogger()
  const { latchkey } = await page({ logger })
  latchkey.dispatch(broken)
  await expect.poll(() => logger.error.mock.calls).toEqual([['Latchkey: connect broke: oops']])
  expect([logger.warn, logger.info, logger.debug].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('a modal that cannot be rendered is logged by default with its code', async () => {
  const logger = fakeLogger()
  const { latchkey } = await page({ logger })
  const opened = latchkey.open()
  latchkey.dispatch(modalRequestView(latchkey.state()).giveUp)
  await expect(opened).resolves.toBe('failed')
  await expect
    .poll(() => logger.error.mock.calls)
    .toEqual([['Latchkey: The modal could not be drawn, since its code did not come (not-loaded).']])
})

test('two Latchkeys of a page tell each in its own log', async () => {
  const [one, other] = [fakeLogger(), fakeLogger()]
  await page({ logger: one, given: { logLevel: 'debug' } })
  const silent = await page({ logger: other, given: { logLevel: 'silent' } })
  silent.latchkey.dispatch(broken)
  await expect.poll(() => String(one.info.mock.calls[0]?.[0])).toMatch(/^Latchkey: host\/started/)
  expect(other.error).not.toHaveBeenCalled()
})

test('an error of a host listener is logged and does not reach other listeners', async () => {
  const logger = fakeLogger()
  const { latchkey } = await page({ logger })
  const error = new Error('mine')
  const heard: string[] = []
  latchkey.on(modal.shaken, () => {
    throw error
  })
  latchkey.on(modal.shaken, ({ type }) => heard.push(type))
  latchkey.dispatch(modal.shaken())
  await expect
    .poll(() => logger.error.mock.calls)
    .toEqual([['Latchkey: A listener of this page broke.', error]])
  expect(heard).toEqual(['modal/shaken'])
})

test('a malformed sign-in answer of the host is logged', async () => {
  const logger = fakeLogger()
  const { signIn: _, ...ports } = fakePorts()
  const nothing = async () => {}
  await page({
    logger,
    ports,
    given: { isSiweEnabled: true },
    siwe: {
      getNonce: async () => 'nonce0001',
      verifyMessage: async () => true,
      getSession: async () => ({ address: alice.address }) as never,
      signOut: nothing,
    },
  })
  await expect
    .poll(() => logger.error.mock.calls)
    .toEqual([[expect.stringMatching(/^Latchkey: siwe: The chainId of getSession is missing; expected /)]])
})
