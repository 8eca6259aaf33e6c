import { host } from '../events/host.ts'
import { defineEffect } from './define-effect.ts'

/** At the start, looks at the device; one that cannot be told stays a desktop. */
export const describeDevice = defineEffect(({ on, ports, once }) =>
  on(host.started).pipe(
    once({
      ask: (_, signal) => ports.device.describe(null, signal),
      then: (device) => host.deviceDescribed({ device }),
      fail: () => null,
    }),
  ),
)
