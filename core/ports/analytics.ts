import type { UsageRow } from '../domain/analytics/usage-row.ts'
import type { Answer } from './answer.ts'

/** The service that counts how Latchkey is used. */
export interface Analytics {
  /** Returns whether the service accepts rows of this project. */
  isWanted(request: null, signal: AbortSignal): Answer<{ isEnabled: boolean }>
  /** Sends rows. With `isUnloading`, the request outlasts the page, and nothing confirms that the rows arrived. */
  send(request: { rows: readonly UsageRow[]; isUnloading: boolean }, signal: AbortSignal): Answer<null>
  /** Emits each time the page is hidden or closed. Each of these moments may be the last one at which the page can send. */
  leavings(request: null, signal: AbortSignal): Answer<null>
}
