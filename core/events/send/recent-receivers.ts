import { defineEvents } from '../define-events.ts'
import type { recentReceiversFields } from './recent-receivers.schema.ts'

/** Recent receivers: one is added, the list is read from storage, or it is cleared. */
export const recentReceivers = defineEvents<'recentReceivers', typeof recentReceiversFields>(
  'recentReceivers',
  {
    sentTo: 'fact',
    recalled: 'fact',
    forgotten: 'fact',
  },
)
