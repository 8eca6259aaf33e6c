import type { Failure } from './failure.ts'

/** Whether a question failed for want of time or of our code, so that asked again it may be answered. */
export function isToBeAskedAgain({ code }: Failure): boolean {
  return code === 'timed-out' || code === 'unreachable'
}
