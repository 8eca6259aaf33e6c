import type { activityFields } from './activity.schema.ts'
import { defineEvents } from '../define-events.ts'

/**
 * The history of the shown account on its chain, page by page. A page is named by the cursor of its request. The cursor of the first page is null,
 * and that page resets the history.
 */
export const activity = defineEvents<'activity', typeof activityFields>('activity', {
  refreshed: 'intent',
  moreRequested: 'intent',
  pageRequested: 'fact',
  pageReceived: 'fact',
  pageAbandoned: 'fact',
  pageFailed: 'fact',
})
