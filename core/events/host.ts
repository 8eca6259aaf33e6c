import { defineEvents } from './define-events.ts'
import type { hostFields } from './host.schema.ts'

/** What the host app does: gives its options, changes some, starts Latchkey in a browser or terminal, stops it. */
export const host = defineEvents<'host', typeof hostFields>('host', {
  optionsGiven: 'intent',
  optionsChanged: 'intent',
  started: 'intent',
  deviceDescribed: 'fact',
  stopped: 'intent',
})
