import type { analyticsFields } from './analytics.schema.ts'
import { defineEvents } from '../define-events.ts'

/** Usage events, and their batches to the service that the host app configured. A batch has the id of the event that closed it. */
export const analytics = defineEvents<'analytics', typeof analyticsFields>('analytics', {
  tracked: 'fact',
  serviceAsked: 'fact',
  serviceAnswered: 'fact',
  serviceFailed: 'fact',
  batchClosed: 'fact',
  batchSent: 'fact',
  batchLost: 'fact',
})
