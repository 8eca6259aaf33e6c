import * as z from 'zod/mini'
import { deviceSchema } from '../domain/shell/device.schema.ts'
import { optionsSchema } from '../domain/options/options.schema.ts'
import { personal } from '../domain/values/personal.ts'

export const hostFields = {
  optionsGiven: { options: optionsSchema },
  optionsChanged: { options: optionsSchema, changed: z.array(z.string()) },
  started: {},
  deviceDescribed: { device: deviceSchema, pageUrl: personal(z.optional(z.string())) },
  stopped: {},
}
