import type { Failure } from './failure.ts'

/** Returns whether a repeated question may succeed, because the failure was a lack of time or of connection. */
export function isRetryable({ code }: Failure): boolean {
  return code === 'timed-out' || code === 'unreachable'
}
