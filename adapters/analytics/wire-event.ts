import { harmlessText } from '../../core/domain/values/harmless-text.ts'
import type { UsageRow } from '../../core/domain/analytics/usage-row.ts'
import type { UsageWindow } from './usage-window.ts'

/** One event as the service reads it (behaviour reference 1.2). */
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

/** A row in the service's words: the page's URL stands in it without query, hash, and what in its path looks like an address. */
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
