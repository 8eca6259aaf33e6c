import type { Options } from '../../core/domain/options/options.ts'
import type { UsageRow } from '../../core/domain/analytics/usage-row.ts'
import type { Analytics } from '../../core/ports/analytics.ts'
import { untilAborted } from '../ports/aborted.ts'
import { createDelivery } from './delivery.ts'
import { randomId } from '../browser/random-id.ts'
import { pageHidesOf } from './page-hides.ts'
import { createService, serviceUrl } from './service.ts'
import type { UsageWindow } from './usage-window.ts'
import { wireEvent } from './wire-event.ts'

/**
 * Settings of the analytics service: the endpoints of the service and of the registry, which says whether usage is counted. `version` is
 * Latchkey's version. `window` is null outside of a page.
 */
export type AnalyticsParts = {
  readonly options: Pick<Options, 'endpoints' | 'projectId'>
  readonly version: string
  readonly window: UsageWindow | null
  readonly fetch?: typeof globalThis.fetch
  readonly createId?: () => string
}

const sdkType = 'w3m'

/** Creates the analytics service over HTTP. Outside of a page nothing is counted. */
export function createAnalytics({
  options: { endpoints, projectId },
  version,
  window,
  fetch = globalThis.fetch,
  createId = randomId,
}: AnalyticsParts): Analytics {
  const sdkVersion = `html-multichain-${version}`
  const headers = { 'x-project-id': projectId, 'x-sdk-type': sdkType, 'x-sdk-version': sdkVersion }
  const asker = new URLSearchParams({ projectId, st: sdkType, sv: sdkVersion }).toString()
  const delivery = createDelivery({
    service: createService(endpoints.analytics, headers, fetch),
    plainUrl: `${serviceUrl(endpoints.analytics, '/e')}?${asker}`,
    window,
    fetch,
  })
  const eventsOf = (rows: readonly UsageRow[]) =>
    rows.map((row) => wireEvent(row, createId(), window?.location))
  return {
    isWanted: async (_, signal) => {
      if (!window?.location) return { isEnabled: false }
      const answer = await createService(endpoints.registry, headers, fetch).read(
        '/getAnalyticsConfig',
        signal,
      )
      return { isEnabled: Object(answer).isAnalyticsEnabled === true }
    },
    send: async ({ rows, isUnloading }, signal) => {
      if (isUnloading) delivery.leave(eventsOf(rows))
      else await delivery.send(eventsOf(rows), signal)
      return null
    },
    leavings: (_, signal) => pageHidesOf(window).pipe(untilAborted(signal)),
  }
}
