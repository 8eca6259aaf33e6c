import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createAnalytics } from '../../../adapters/analytics/analytics.ts'
import { fakeAnalytics } from '../../../adapters/fake/fake-analytics.ts'
import { defaultEndpoints } from '../../../core/domain/options/endpoints.ts'
import type { UsageRow } from '../../../core/domain/analytics/usage-row.ts'
import type { Analytics } from '../../../core/ports/analytics.ts'
import { usagePage } from '../analytics/usage-page.ts'
import { failureFrom, listenTo, unhurried, valueOf } from '../answers.ts'
import { sendJson, serve } from '../serve.ts'
import { answeringOrders, silentContract } from './silent-contract.ts'

const row: UsageRow = { event: 'MODAL_OPEN', at: 5, properties: { connected: false } }
const rows = [row, { ...row, event: 'MODAL_CLOSE' }]

type World = {
  readonly analytics: Analytics
  readonly leave: () => void
  readonly came: () => readonly string[]
}

function analyticsContract(name: string, createWorld: (isEnabled: boolean) => Promise<World>): void {
  test.each([true, false])(`${name}: says whether the project is counted: %s`, async (isEnabled) => {
    const { analytics } = await createWorld(isEnabled)
    expect(await valueOf(analytics.isWanted(null, unhurried))).toEqual({ isEnabled })
  })

  test(`${name}: what is handed over comes, in order`, async () => {
    const { analytics, came } = await createWorld(true)
    expect(await valueOf(analytics.send({ rows, isUnloading: false }, unhurried))).toBe(null)
    await expect.poll(came).toEqual(['MODAL_OPEN', 'MODAL_CLOSE'])
  })

  test(`${name}: what is handed over while the page is left comes, too`, async () => {
    const { analytics, came } = await createWorld(true)
    expect(await valueOf(analytics.send({ rows: [row], isUnloading: true }, unhurried))).toBe(null)
    await expect.poll(came).toEqual(['MODAL_OPEN'])
  })

  test(`${name}: tells when the page is left, until it is taken back`, async () => {
    const { analytics, leave } = await createWorld(true)
    const abort = new AbortController()
    const told = listenTo(analytics.leavings(null, abort.signal))
    leave()
    leave()
    expect(told.values).toEqual([null, null])
    abort.abort()
    leave()
    expect([told.values.length, told.hasEnded()]).toEqual([2, true])
  })

  test(`${name}: a question taken back is aborted`, async () => {
    const { analytics } = await createWorld(true)
    expect(await failureFrom(analytics.isWanted(null, AbortSignal.abort()))).toEqual({ code: 'aborted' })
  })
}

analyticsContract('a service over HTTP', async (isEnabled) => {
  const came: string[] = []
  const { base } = await serve((request, response) => void answer(request, response, isEnabled, came))
  const page = usagePage()
  const analytics = createAnalytics({
    options: { projectId: 'x', endpoints: { ...defaultEndpoints, analytics: base, registry: base } },
    version: '0.1.0',
    window: page.window,
  })
  return { analytics, leave: page.leave, came: () => came }
})

for (const order of answeringOrders) {
  analyticsContract(`the fake, ${order}`, async (isEnabled) => {
    const analytics = fakeAnalytics({ isEnabled, order })
    const came = () => analytics.batches.flatMap((batch) => batch.rows.map(({ event }) => event))
    return { analytics, leave: analytics.leave, came }
  })
}

silentContract('the fake', () => {
  const analytics = fakeAnalytics({ order: 'never' })
  return {
    isWanted: (signal) => analytics.isWanted(null, signal),
    send: (signal) => analytics.send({ rows, isUnloading: false }, signal),
  }
})

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  isAnalyticsEnabled: boolean,
  came: string[],
): Promise<void> {
  if (request.url?.startsWith('/getAnalyticsConfig')) return sendJson(response, { isAnalyticsEnabled })
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const read = [JSON.parse(body)].flat() as { props: { event: string } }[]
  came.push(...read.map(({ props }) => props.event))
  response.writeHead(202).end()
}
