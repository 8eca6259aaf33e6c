import type { activityFields } from './activity.schema.ts'
import { defineEvents } from './define-events.ts'

/** What the account that is looked at did on its chain, page by page; a page is named by the cursor it was asked for with, which is null for the first one: with that a history begins anew. */
export const activity = defineEvents<'activity', typeof activityFields>('activity', {
  refreshed: 'intent',
  moreRequested: 'intent',
  pageRequested: 'fact',
  pageReceived: 'fact',
  pageAbandoned: 'fact',
  pageFailed: 'fact',
})
