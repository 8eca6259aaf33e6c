import { defineEvents } from './define-events.ts'
import type { hostFields } from './host.schema.ts'

/** Actions of the host app: it sets and changes options, starts Latchkey in a browser or terminal, and stops it. */
export const host = defineEvents<'host', typeof hostFields>('host', {
  optionsGiven: 'intent',
  optionsChanged: 'intent',
  started: 'intent',
  deviceDescribed: 'fact',
  stopped: 'intent',
})
