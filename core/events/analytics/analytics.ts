import type { analyticsFields } from './analytics.schema.ts'
import { defineEvents } from '../define-events.ts'

/** What is counted of the use of Latchkey, and how it reaches the service that the host named; a batch has the id of its closing. */
export const analytics = defineEvents<'analytics', typeof analyticsFields>('analytics', {
  tracked: 'fact',
  serviceAsked: 'fact',
  serviceAnswered: 'fact',
  serviceFailed: 'fact',
  batchClosed: 'fact',
  batchSent: 'fact',
  batchLost: 'fact',
})
