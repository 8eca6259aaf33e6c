import { defer, filter, ignoreElements, tap } from 'rxjs'
import { usageLimit } from '../../domain/limits.ts'
import { isTurnedOff } from '../../domain/options/switched-off.ts'
import { isUsageReported } from '../../domain/analytics/usage-consent.ts'
import { harmless } from '../../domain/analytics/usage-row.ts'
import { analytics } from '../../events/analytics/analytics.ts'
import { isOneOf } from '../../events/define-events.ts'
import { host } from '../../events/host.ts'
import { isUsageDue, isUsageWaiting } from '../../reducers/analytics/analytics.ts'
import type { StateOf } from '../../reducers/root.ts'
import { analyticsTable } from './analytics.ts'
import { arrival } from '../streams/arrival.ts'
import { defineEffect } from '../streams/define-effect.ts'
import type { EventInputs } from '../streams/question.ts'
import { merge } from '../streams/merge.ts'

/** A batch is sent this long after its first row, in milliseconds, or when it reaches this size, in bytes. */
const batchTime = 10_000
const batchSize = 45_000

const sentRows = Object.entries(analyticsTable).map(([event, row]) => ({ event, ...row }))
const triggers = [...new Set(sentRows.flatMap((row) => row.sentBy))]

/** Asks the host's service once whether it accepts usage reports. Aborts the question when the host switches reports off. */
export const askService = defineEffect<StateOf<'analytics'>>(({ on, state, ports, decide, latest }) =>
  merge(
    merge(arrival(on, 'analytics'), on(host.optionsChanged)).pipe(
      decide(() => {
        const { options, analytics: usage } = state()
        return isUsageReported(options) && usage.service === 'unasked' ? analytics.serviceAsked() : null
      }),
    ),
    on(analytics.serviceAsked, host.optionsChanged).pipe(
      filter((event) => isOneOf(event, analytics.serviceAsked) || !isUsageReported(state().options)),
      latest({
        limit: usageLimit,
        ask: (event, signal) =>
          isOneOf(event, analytics.serviceAsked) ? ports.analytics.isWanted(null, signal) : null,
        then: ({ isEnabled }) => analytics.serviceAnswered({ isEnabled }),
        fail: (failure) => analytics.serviceFailed({ failure }),
      }),
    ),
  ),
)

/** Closes a batch some time after its first row, or after the batch before it was sent. */
export const closeBatchInTime = defineEffect<StateOf<'analytics'>>(({ on, state, ports, latest }) =>
  on(
    analytics.tracked,
    analytics.serviceAnswered,
    analytics.batchClosed,
    analytics.batchSent,
    analytics.batchLost,
  ).pipe(
    filter((event) => !isOneOf(event, analytics.tracked) || state().analytics.waiting.length === 1),
    latest({
      limit: 'timer',
      ask: (_, signal) => (isUsageDue(state().analytics) ? ports.clock.after(batchTime, signal) : null),
      then: () => closed(state()),
      fail: () => null,
    }),
  ),
)

/** Closes a batch of full size at once, or after the batch before it was sent. */
export const closeFullBatch = defineEffect<StateOf<'analytics'>>(({ on, state, decide }) =>
  on(analytics.tracked, analytics.serviceAnswered, analytics.batchSent, analytics.batchLost).pipe(
    decide(() => (state().analytics.bytes >= batchSize ? closed(state()) : null)),
  ),
)

/** Closes the batch when the page becomes hidden, because it may never be visible again. Does not wait for the batch before it. */
export const closeBatchOnPageHide = defineEffect<StateOf<'analytics'>>(({ on, state, ports, latest }) =>
  on(analytics.serviceAnswered, host.started).pipe(
    latest({
      limit: 'subscription',
      ask: (_, signal) =>
        state().analytics.service === 'open' ? ports.analytics.leavings(null, signal) : null,
      then: () => (isUsageWaiting(state().analytics) ? analytics.batchClosed({ isUnloading: true }) : null),
      fail: () => null,
    }),
  ),
)

/** Sends each batch. A lost batch is not sent again, and the visitor is not notified. */
export const sendBatch = defineEffect<StateOf<'analytics'>>(({ on, state, ports, together }) =>
  on(analytics.batchClosed).pipe(
    together({
      limit: usageLimit,
      ask: ({ id, data: { isUnloading } }, signal) =>
        ports.analytics.send({ rows: state().analytics.inFlight[id] ?? [], isUnloading }, signal),
      then: (_, { id }) => analytics.batchSent({ batch: id }),
      fail: (failure, { id }) => analytics.batchLost({ batch: id, failure }),
    }),
  ),
)

/** Sends the waiting rows while `host.stopped` is being handled, because a stop aborts every question afterwards. */
export const sendLast = defineEffect<StateOf<'analytics'>>(({ on, state, ports }) =>
  on(host.stopped).pipe(
    tap(() => {
      const { analytics: usage } = state()
      if (!isUsageWaiting(usage)) return
      const given = { rows: usage.waiting, isUnloading: true }
      defer(() => ports.analytics.send(given, new AbortController().signal)).subscribe({ error: () => {} })
    }),
    ignoreElements(),
  ),
)

/** Records the rows of every event in the table. Addresses are left out unless the host allows them. */
export const trackUsage = defineEffect<StateOf<'analytics'>>(({ on, state, decide }) =>
  on(...triggers).pipe(
    filter(() => !isTurnedOff(state().options, 'analytics')),
    decide((event) =>
      sentRows.flatMap(({ event: name, sentBy, properties }) => {
        const said = isOneOf(event, ...sentBy) ? properties(event, state()) : null
        if (!said) return []
        const { address, ...others } = said
        const isAllowed = state().options?.analytics?.addresses && typeof address === 'string'
        return analytics.tracked({
          event: name,
          properties: harmless(others),
          ...(isAllowed && { address }),
        })
      }),
    ),
  ),
)

function closed(state: StateOf<'analytics'>): EventInputs {
  return isUsageDue(state.analytics) ? analytics.batchClosed({ isUnloading: false }) : null
}
