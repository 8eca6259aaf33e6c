import { isMobile } from '../../domain/shell/device.ts'
import { deviceLimit } from '../../domain/limits.ts'
import { isOneOf } from '../../events/define-events.ts'
import { host } from '../../events/host.ts'
import { modal } from '../../events/shell/modal.ts'
import { defineEffect } from '../streams/define-effect.ts'

/** At the start, looks at the device, and on a phone again whenever the modal opens, since the page may be at another URL by then; one that cannot be told stays a desktop. */
export const describeDevice = defineEffect(({ on, state, ports, once }) =>
  on(host.started, modal.opened).pipe(
    once({
      limit: deviceLimit,
      ask: (event, signal) =>
        isOneOf(event, host.started) || isMobile(state().device) ? ports.device.describe(null, signal) : null,
      then: ({ pageUrl, ...device }) =>
        host.deviceDescribed({ device, ...(pageUrl !== undefined && { pageUrl }) }),
      fail: () => null,
    }),
  ),
)
