import { defineEvents } from '../define-events.ts'
import type { identityFields } from './identity.schema.ts'

/** The names and pictures of addresses. */
export const identity = defineEvents<'identity', typeof identityFields>('identity', {
  refreshed: 'intent',
  requested: 'fact',
  received: 'fact',
  failed: 'fact',
})
