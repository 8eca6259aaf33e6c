import type { FailureCode } from '../errors/failure-code.ts'
import type { Failure } from '../errors/failure.ts'
import { isSureRefusal } from '../errors/sure-refusal.ts'

/** With what such a request fails: nothing was confirmed, what was answered cannot be read, or the frame has gone. */
const codes: ReadonlySet<FailureCode> = new Set(['timed-out', 'malformed-answer', 'unreachable'])

/** The id under which the secure frame may still answer a request that failed while its outcome was not known; null for any other failure. */
export function lateAnswerId({ code, data }: Failure): string | null {
  return codes.has(code) ? (data ?? null) : null
}

/** Whether a request to the secure frame was taken back, and the frame has not said whether it was done. */
export function isUnconfirmed(failure: Failure): boolean {
  return lateAnswerId(failure) !== null
}

/** Whether a later failure says of an unconfirmed request that it was not done. It carries the same id. */
export function isSettledBy(failure: Failure | null, later: Failure): boolean {
  return failure !== null && lateAnswerId(failure) === later.data && isSureRefusal(later.code)
}
