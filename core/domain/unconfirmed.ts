import type { Failure } from './failure.ts'
import { isSureRefusal } from './sure-refusal.ts'

/** The id under which the secure frame may still answer a request that failed while its outcome was not known; null for any other failure. */
export function lateAnswerId({ code, data }: Failure): string | null {
  return code === 'timed-out' || code === 'malformed-answer' ? (data ?? null) : null
}

/** Whether a request to the secure frame was taken back, and the frame has not said whether it was done. */
export function isUnconfirmed(failure: Failure): boolean {
  return lateAnswerId(failure) !== null
}

/** Whether a later failure says of an unconfirmed request that it was not done. It carries the same id. */
export function isSettledBy(failure: Failure | null, later: Failure): boolean {
  return failure !== null && lateAnswerId(failure) === later.data && isSureRefusal(later.code)
}
