import { defineEvents } from '../define-events.ts'
import type { recentReceiversFields } from './recent-receivers.schema.ts'

/** To whom was sent lately, as one more joins them, as storage has them, and as they are forgotten. */
export const recentReceivers = defineEvents<'recentReceivers', typeof recentReceiversFields>(
  'recentReceivers',
  {
    sentTo: 'fact',
    recalled: 'fact',
    forgotten: 'fact',
  },
)
