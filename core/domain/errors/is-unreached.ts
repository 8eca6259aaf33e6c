import type { FailureCode } from './failure-code.ts'

/** Whether something did not come over the line: a service, or a part of our own code. */
export function isUnreached(code: FailureCode): boolean {
  return code === 'unreachable' || code === 'not-loaded'
}
