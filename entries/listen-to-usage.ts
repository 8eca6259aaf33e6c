import { isTurnedOff } from '../core/domain/options/switched-off.ts'
import type { UsageRow } from '../core/domain/analytics/usage-row.ts'
import { isOneOf } from '../core/events/define-events.ts'
import { features } from '../core/events/features.ts'
import { host } from '../core/events/host.ts'
import type { Latchkey } from '../core/latchkey.ts'

/**
 * Passes each row of analytics to a host's listener, whether or not a service receives it. Requests the feature that makes the rows, unless it is
 * turned off.
 */
export function listenToUsage(latchkey: Latchkey, listener: (row: UsageRow) => void): void {
  latchkey.onAny((event) => {
    const { options } = latchkey.state()
    // The core has only the name of the analytics events, and not their definitions.
    if (event.type === 'analytics/tracked')
      listener({ at: event.at, ...(event.data as Omit<UsageRow, 'at'>) })
    else if (isOneOf(event, host.started) && !options?.enableAnalytics && !isTurnedOff(options, 'analytics'))
      latchkey.dispatch(features.requested({ feature: 'analytics' }))
  })
}
