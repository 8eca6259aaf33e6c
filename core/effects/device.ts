import { host } from '../events/host.ts'
import { defineEffect } from './define-effect.ts'

/** How long looking at the device may take, in milliseconds. */
const deviceLimit = 2000

/** At the start, looks at the device; one that cannot be told stays a desktop. */
export const describeDevice = defineEffect(({ on, ports, once }) =>
  on(host.started).pipe(
    once({
      limit: deviceLimit,
      ask: (_, signal) => ports.device.describe(null, signal),
      then: (device) => host.deviceDescribed({ device }),
      fail: () => null,
    }),
  ),
)
