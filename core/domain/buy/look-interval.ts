import { latePurchasePatience } from '../limits.ts'
import { isOverdue, isUnseen, mayStillArrive } from './purchase.ts'
import type { Purchase } from './purchase.ts'

/** The pause between two checks for a purchase, and the longer one for a purchase that is overdue, in milliseconds. */
const shortInterval = 4000
const patientInterval = 30_000

/**
 * Returns the pause before the next check for a purchase, in milliseconds. `at` is in milliseconds since 1970. Returns null if the purchase has
 * arrived, or if it needs no further check.
 */
export function onRampLookInterval(purchase: Purchase, isSeen: boolean, at: number): number | null {
  if (isUnseen(purchase)) return shortInterval
  if (purchase.step === 'processing') return isOverdue(purchase, at) ? patientInterval : shortInterval
  if (!mayStillArrive(purchase)) return null
  if (isSeen) return shortInterval
  return at - purchase.startedAt < latePurchasePatience ? patientInterval : null
}
