import { latePurchasePatience } from '../limits.ts'
import { isOverdue, isUnseen, mayStillArrive } from './purchase.ts'
import type { Purchase } from './purchase.ts'

/** How often it is looked for a purchase, and for one that takes longer than anybody waits, in milliseconds (behaviour reference 4.1). */
const shortInterval = 4000
const patientInterval = 30_000

/** How long until it is looked for a purchase again, in milliseconds, `at` in milliseconds since 1970; null for one that came, or that nobody expects or looks at any more. */
export function onRampLookInterval(purchase: Purchase, isSeen: boolean, at: number): number | null {
  if (isUnseen(purchase)) return shortInterval
  if (purchase.step === 'processing') return isOverdue(purchase, at) ? patientInterval : shortInterval
  if (!mayStillArrive(purchase)) return null
  if (isSeen) return shortInterval
  return at - purchase.startedAt < latePurchasePatience ? patientInterval : null
}
