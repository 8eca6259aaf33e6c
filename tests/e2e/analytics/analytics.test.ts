import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../../eventually.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'

let stage: Stage
let mark = 0

beforeAll(async () => {
  stage = await openStage()
})
beforeEach(async () => {
  mark = stage.sandbox.analytics?.events().length ?? 0
  await order('registry', { isAnalyticsEnabled: true })
  await order('analytics', { takesLists: true })
})
afterAll(() => stage.close())

const counted = () => stage.sandbox.analytics?.events().slice(mark) ?? []
const names = () => counted().map(({ props }) => props.event)

async function order(part: 'registry' | 'analytics', body: object): Promise<void> {
  await fetch(`${stage.sandbox.endpoints[part]}/control`, { method: 'POST', body: JSON.stringify(body) })
}

/** A visit on a page with a query of its own, and all that it asks services for; ten seconds can pass at once. */
async function visitWith(settings: Readonly<Record<string, string>>) {
  const hash = new URLSearchParams(settings).toString()
  const query = `?ref=secret${hash && `#${hash}`}`
  const { page, complaints } = await visit(stage, { query, isClockInstalled: true })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  return { page, complaints, asked, visitor: visitorOn(page), passTime: () => page.clock.fastForward(10_000) }
}

const on = { enableAnalytics: 'true' }

/** Waits until the page knows what the service wants. */
async function isAnswered(page: Page, status: 'open' | 'silent'): Promise<void> {
  await eventually(async () => expect(await page.evaluate(serviceStatus)).toBe(status))
}

function serviceStatus(): string | undefined {
  const { latchkey } = window as unknown as {
    readonly latchkey: { readonly state: () => { readonly analytics?: { readonly service: string } } }
  }
  return latchkey.state().analytics?.service
}

async function openAndClose(page: Page): Promise<void> {
  const { open, dialog } = visitorOn(page)
  await open()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}

const toService = (urls: readonly string[]) =>
  urls.filter((url) => url.startsWith(stage.sandbox.endpoints.analytics ?? '-'))
const itsCode = (urls: readonly string[]) => urls.filter((url) => /analytics[^/]*\.js$/.test(url))

test('pending rows are delivered when the page closes', async () => {
  const { page, visitor, complaints } = await visitWith(on)
  await isAnswered(page, 'open')
  await visitor.connect('Harbor')
  await page.goto('about:blank')
  // What is sent as a page is left comes in any order.
  await eventually(() =>
    expect(names().toSorted()).toEqual([
      'CONNECT_SUCCESS',
      'MODAL_CLOSE',
      'MODAL_LOADED',
      'MODAL_OPEN',
      'SELECT_WALLET',
    ]),
  )
  const told = (event: string) => counted().find(({ props }) => props.event === event)
  expect(told('MODAL_CLOSE')).toMatchObject({ by: 'query', props: { properties: { connected: true } } })
  expect(told('CONNECT_SUCCESS')?.props.properties).toEqual({ name: 'Harbor', method: 'browser' })
  expect(JSON.stringify(counted())).not.toMatch(/secret|0x/)
  expect(new Set(counted().map(({ url }) => url))).toEqual(new Set([stage.sandbox.endpoints.demo]))
  expect(complaints).toEqual([])
})

test('a closed tab loses no pending rows', { tags: 'thorough' }, async () => {
  const { page } = await visitWith(on)
  await isAnswered(page, 'open')
  await openAndClose(page)
  await page.close({ runBeforeUnload: true })
  await eventually(() => expect(names()).toEqual(['MODAL_LOADED', 'MODAL_OPEN', 'MODAL_CLOSE']))
})

test('ten seconds of rows are sent as one list with headers', async () => {
  const { page, visitor, passTime } = await visitWith({ ...on, analytics: '{"addresses":true}' })
  await isAnswered(page, 'open')
  await visitor.connect('Harbor')
  await passTime()
  await eventually(() => expect(names()).toContain('CONNECT_SUCCESS'))
  expect(new Set(counted().map(({ request, by }) => `${request} ${by}`)).size).toBe(1)
  expect(counted()[0]?.by).toBe('headers')
  const address = stage.sandbox.endpoints.accounts[1]?.address
  expect(counted().find(({ props }) => props.event === 'CONNECT_SUCCESS')?.props.properties).toMatchObject({
    address,
  })
  await expect.poll(() => page.getByText('batchSent').count()).toBeGreaterThan(0)
})

test('a service without lists gets one event at a time', { tags: 'thorough' }, async () => {
  await order('analytics', { takesLists: false })
  const { page, passTime } = await visitWith(on)
  await isAnswered(page, 'open')
  await openAndClose(page)
  await passTime()
  await eventually(() => expect(names()).toEqual(['MODAL_LOADED', 'MODAL_OPEN', 'MODAL_CLOSE']))
  expect(new Set(counted().map(({ request }) => request)).size).toBe(3)
})

test('without the option nothing is requested, fetched or sent', async () => {
  const { page, asked, visitor } = await visitWith({})
  await page.reload()
  await visitor.connect('Harbor')
  await page.goto('about:blank')
  expect(asked.filter((url) => url.endsWith('/getAnalyticsConfig'))).toEqual([])
  expect([...itsCode(asked), ...toService(asked)]).toEqual([])
})

test(
  'a project whose switch is off is asked about once, and nothing is sent',
  { tags: 'thorough' },
  async () => {
    await order('registry', { isAnalyticsEnabled: false })
    const { page, asked } = await visitWith(on)
    await page.reload()
    await isAnswered(page, 'silent')
    await openAndClose(page)
    await openAndClose(page)
    await page.goto('about:blank')
    expect(asked.filter((url) => url.endsWith('/getAnalyticsConfig'))).toHaveLength(1)
    expect(toService(asked)).toEqual([])
    expect(itsCode(asked).length).toBeGreaterThan(0)
  },
)

test.each([
  ['is down', { fault: 'status', status: 500 }],
  ['drops what it is sent', { fault: 'refuse' }],
  ['lets no page read its answers', { fault: 'no-cors' }],
] as const)('a service that %s harms nobody', { tags: 'thorough' }, async (_, fault) => {
  stage.sandbox.control('analytics', fault)
  const { page, complaints, visitor, passTime } = await visitWith(on)
  await isAnswered(page, 'open')
  await openAndClose(page)
  await passTime()
  await expect.poll(() => page.getByText('batchLost').count()).toBeGreaterThan(0)
  await visitor.connect('Harbor')
  await expect.poll(() => visitor.host('status').textContent()).toBe('connected')
  expect(complaints.filter((text) => !/Failed to load resource|blocked by CORS policy/.test(text))).toEqual(
    [],
  )
})

test(
  'a service that keeps silent holds nothing up, and what follows comes as the page is left',
  { tags: 'thorough' },
  async () => {
    stage.sandbox.control('analytics', { fault: 'hang', times: 1 })
    const { page, visitor, passTime } = await visitWith(on)
    await isAnswered(page, 'open')
    await openAndClose(page)
    await passTime()
    await expect.poll(() => page.getByText('batchClosed').count()).toBeGreaterThan(0)
    await visitor.connect('Harbor')
    await page.goto('about:blank')
    await eventually(() => expect(names()).toContain('CONNECT_SUCCESS'))
  },
)
