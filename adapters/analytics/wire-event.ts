import { harmlessText } from '../../core/domain/values/text/harmless-text.ts'
import type { UsageRow } from '../../core/domain/analytics/usage-row.ts'
import type { UsageWindow } from './usage-window.ts'

/** One event in the service's format. */
export type WireEvent = {
  readonly eventId: string
  readonly url: string
  readonly domain: string
  readonly timestamp: number
  readonly props: {
    readonly type: 'track'
    readonly event: string
    readonly properties: Readonly<Record<string, string | number | boolean>>
  }
}

/** Returns a row in the service's format. The page's URL has no query and no hash. Parts of its path that look like an address are masked. */
export function wireEvent(
  { event, at, properties, address }: UsageRow,
  eventId: string,
  page: UsageWindow['location'],
): WireEvent {
  return {
    eventId,
    url: page ? `${page.origin}${harmlessText(page.pathname ?? '/')}` : '',
    domain: page?.hostname ?? '',
    timestamp: at,
    props: {
      type: 'track',
      event,
      properties: { ...properties, ...(address !== undefined && { address }) },
    },
  }
}
