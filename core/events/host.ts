import { Options } from '../domain/options.ts'
import { defineEvents, intent } from './define-events.ts'

/** What the host app does: gives its options, starts Latchkey in a browser or terminal, stops it. */
export const host = defineEvents('host', {
  optionsGiven: intent({ options: Options }),
  started: intent(),
  stopped: intent(),
})
