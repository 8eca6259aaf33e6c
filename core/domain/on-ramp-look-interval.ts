import { latePurchasePatience } from './limits.ts'
import { isOverdue, isUnseen, mayStillCome } from './on-ramp-attempt.ts'
import type { OnRampAttempt } from './on-ramp-attempt.ts'

/** How often it is looked for a purchase, and for one that takes longer than anybody waits, in milliseconds (behaviour reference 4.1). */
const shortInterval = 4000
const patientInterval = 30_000

/** How long until it is looked for a purchase again, in milliseconds, `at` in milliseconds since 1970; null for one that came, or that nobody expects or looks at any more. */
export function onRampLookInterval(attempt: OnRampAttempt, isSeen: boolean, at: number): number | null {
  if (isUnseen(attempt)) return shortInterval
  if (attempt.status === 'processing') return isOverdue(attempt, at) ? patientInterval : shortInterval
  if (!mayStillCome(attempt)) return null
  if (isSeen) return shortInterval
  return at - attempt.startedAt < latePurchasePatience ? patientInterval : null
}
