import type { UsageRow } from '../domain/analytics/usage-row.ts'
import type { Answer } from './answer.ts'

/** The service that counts how Latchkey is used (behaviour reference 1.2). */
export interface Analytics {
  /** Whether the service wants rows of this project at all. */
  isWanted(request: null, signal: AbortSignal): Answer<{ isEnabled: boolean }>
  /** Hands rows over; what is handed over while the page is being left outlasts it, and nobody hears whether it came. */
  send(request: { rows: readonly UsageRow[]; isLeaving: boolean }, signal: AbortSignal): Answer<null>
  /** Tells each time the page is hidden or left, which may be the last that it can say. */
  leavings(request: null, signal: AbortSignal): Answer<null>
}
