import { isUsageReported } from '../../domain/analytics/usage-consent.ts'
import type { UsageRow } from '../../domain/analytics/usage-row.ts'
import { analytics } from '../../events/analytics/analytics.ts'
import { host } from '../../events/host.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** The rows of analytics that wait or are being sent. */
export type AnalyticsState = {
  /** Whether the service was asked, accepts rows (`open`), or does not (`silent`). */
  readonly service: 'unasked' | 'asked' | 'open' | 'silent'
  readonly waiting: readonly UsageRow[]
  /** The approximate size of the waiting rows. */
  readonly bytes: number
  /** The batches that are being sent, by id. */
  readonly inFlight: Readonly<Record<string, readonly UsageRow[]>>
}

const initial: AnalyticsState = { service: 'unasked', waiting: [], bytes: 0, inFlight: {} }

/** The size of what the service adds to each row, in bytes: an id, the page's URL, names of fields. */
const aroundRow = 400

declare module '../root.ts' {
  interface LateBranches {
    readonly analytics: ['analytics', AnalyticsState]
  }
}

/** Reduces rows. They wait only for a service that was asked. A start drops the rows of an earlier run. */
export const analyticsSlice = defineSlice<AnalyticsState>(initial, (when) => [
  when([analytics.serviceAsked], (draft) => {
    draft.service = 'asked'
  }),
  when([analytics.serviceAnswered], (draft, { data }) => {
    if (draft.service !== 'asked') return
    if (!data.isEnabled) return { ...initial, service: 'silent' }
    draft.service = 'open'
  }),
  when([analytics.serviceFailed], ({ service }) => {
    if (service === 'asked') return { ...initial, service: 'silent' }
  }),
  when([analytics.tracked], (draft, { at, data }) => {
    if (draft.service !== 'asked' && draft.service !== 'open') return
    const row = { at, ...data }
    draft.waiting.push(row)
    draft.bytes += new TextEncoder().encode(JSON.stringify(row)).length + aroundRow
  }),
  when([analytics.batchClosed], (draft, { id }) => {
    draft.inFlight[id] = draft.waiting
    draft.waiting = []
    draft.bytes = 0
  }),
  when([analytics.batchSent, analytics.batchLost], (draft, { data }) => {
    delete draft.inFlight[data.batch]
  }),
  when([host.optionsChanged], (draft, { data: { options } }) => {
    if (!isUsageReported(options)) return initial
    if (!options.analytics?.addresses) for (const row of draft.waiting) delete row.address
  }),
  when([host.started], (draft) => {
    if (draft.service === 'asked') draft.service = 'unasked'
    if (draft.waiting.length > 0) draft.waiting = []
    draft.bytes = 0
    for (const batch of Object.keys(draft.inFlight)) delete draft.inFlight[batch]
  }),
])

/** Returns whether rows wait that the service accepts. */
export function isUsageWaiting({ service, waiting }: AnalyticsState): boolean {
  return service === 'open' && waiting.length > 0
}

/** Returns whether a batch may be sent when its time comes, because none is being sent. */
export function isUsageDue(state: AnalyticsState): boolean {
  return isUsageWaiting(state) && Object.keys(state.inFlight).length === 0
}
