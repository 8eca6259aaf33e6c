import type { Failure } from '../errors/failure.ts'
import type { FailureCode } from '../errors/failure-code.ts'

/** The failures that hold the frame's own words. The details of others are for logs. */
const spoken: ReadonlySet<FailureCode> = new Set(['wallet-failed', 'user-rejected', 'limit-exceeded'])

/** Returns the frame's own words of a failure, or null if there are none. */
export function frameMessage({ code, detail }: Failure): string | null {
  return (spoken.has(code) && detail) || null
}
