import type { FailureCode } from '../../errors/failure-code.ts'
import type { Failure } from '../../errors/failure.ts'
import { isSureRefusal } from '../../errors/sure-refusal.ts'

/** The failures of such a request: its cancellation was not confirmed, its answer is unreadable, or the frame is gone. */
const codes: ReadonlySet<FailureCode> = new Set(['timed-out', 'malformed-answer', 'unreachable'])

/** Returns the id of the secure frame's late answer to a request that failed with an unknown outcome. Null for any other failure. */
export function lateAnswerId({ code, data }: Failure): string | null {
  return codes.has(code) ? (data ?? null) : null
}

/** Returns whether a request to the secure frame has an unknown outcome. */
export function isUnconfirmed(failure: Failure): boolean {
  return lateAnswerId(failure) !== null
}

/** Returns whether a later failure with the same id says that an unconfirmed request was not done. */
export function isSettledBy(failure: Failure | null, later: Failure): boolean {
  return failure !== null && lateAnswerId(failure) === later.data && isSureRefusal(later.code)
}
