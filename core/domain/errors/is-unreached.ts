import type { FailureCode } from './failure-code.ts'

/** Returns whether a service, or a part of Latchkey's own code, could not be reached. */
export function isUnreached(code: FailureCode): boolean {
  return code === 'unreachable' || code === 'not-loaded'
}
