import { connectionsSummary } from '../../core/view-models/sessions/connections-summary.ts'
import type { ConnectionSummary } from '../../core/view-models/sessions/connections-summary.ts'
import { useHostView } from './use-host-view.ts'

/** Every wallet that is connected; `disconnect({ namespace })` of `useLatchkeyDisconnect` leaves one of them. */
export function useLatchkeyConnections(): readonly ConnectionSummary[] {
  return useHostView(connectionsSummary)
}
