import type { FailureCode } from './failure-code.ts'

/** For how long the service takes a message after it was made, in milliseconds (behaviour reference 1.3, 14). */
const messageLife = 10_000

/** Whether a message was signed in time, so that only a clock can be to blame where the service refuses its time; both times are in milliseconds since 1970. */
export function isSignedInTime(madeAt: number | null, signedAt: number | null): boolean {
  return (signedAt ?? 0) - (madeAt ?? 0) < messageLife
}

/** How a registration ended for which nobody knows whether the service carried it out. */
const doubtful: ReadonlySet<FailureCode> = new Set(['timed-out', 'unreachable', 'malformed-answer'])

/** Whether a name may have been registered although no answer said so. */
export function isDoubtful(code: FailureCode): boolean {
  return doubtful.has(code)
}
