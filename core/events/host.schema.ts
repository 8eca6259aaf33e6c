import * as z from 'zod/mini'
import { Device } from '../domain/shell/device.schema.ts'
import { Options } from '../domain/options/options.schema.ts'
import { personal } from '../domain/values/personal.ts'

export const hostFields = {
  optionsGiven: { options: Options },
  optionsChanged: { options: Options, changed: z.array(z.string()) },
  started: {},
  deviceDescribed: { device: Device, pageUrl: personal(z.optional(z.string())) },
  stopped: {},
}
