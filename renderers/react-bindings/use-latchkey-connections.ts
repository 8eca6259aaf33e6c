import { connectionsSummary } from '../../core/view-models/sessions/connections-summary.ts'
import type { ConnectionSummary } from '../../core/view-models/sessions/connections-summary.ts'
import { useHostView } from './use-host-view.ts'

/** Returns every connected wallet. `disconnect({ namespace })` of `useLatchkeyDisconnect` disconnects one of them. */
export function useLatchkeyConnections(): readonly ConnectionSummary[] {
  return useHostView(connectionsSummary)
}
