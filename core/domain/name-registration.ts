import type { FailureCode } from './failure-code.ts'

/** For how long the service takes a message after it was made, in milliseconds (behaviour reference 1.3, 14). */
export const messageLife = 10_000

/** How a registration ended for which nobody knows whether the service carried it out. */
const doubtful: ReadonlySet<FailureCode> = new Set(['timed-out', 'unreachable', 'malformed-answer'])

/** Whether a name may have been registered although no answer said so. */
export function isDoubtful(code: FailureCode): boolean {
  return doubtful.has(code)
}
