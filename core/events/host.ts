import * as z from 'zod/mini'
import { Device } from '../domain/device.ts'
import { Options } from '../domain/options.ts'
import { defineEvents, fact, intent } from './define-events.ts'
import { personal } from '../domain/personal.ts'

/** What the host app does: gives its options, changes some, starts Latchkey in a browser or terminal, stops it. */
export const host = defineEvents('host', {
  optionsGiven: intent({ options: Options }),
  optionsChanged: intent({ options: Options, changed: z.array(z.string()) }),
  started: intent(),
  deviceDescribed: fact({ device: Device, pageUrl: personal(z.optional(z.string())) }),
  stopped: intent(),
})
