import { isMobile } from '../../domain/shell/device.ts'
import { deviceLimit } from '../../domain/limits.ts'
import { isOneOf } from '../../events/define-events.ts'
import { host } from '../../events/host.ts'
import { modal } from '../../events/shell/modal.ts'
import { defineEffect } from '../streams/define-effect.ts'

/**
 * Reads the facts about the device at the start; on a phone again at each opening, because the page's URL may have changed. An unknown device counts
 * as a desktop.
 */
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
