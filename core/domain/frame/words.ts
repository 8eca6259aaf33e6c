import type { Failure } from '../errors/failure.ts'
import type { FailureCode } from '../errors/failure-code.ts'

/** What the frame itself refuses with; any other failure is told of it, in words for whoever reads a log. */
const spoken: ReadonlySet<FailureCode> = new Set(['wallet-failed', 'user-rejected', 'limit-exceeded'])

/** The frame's own words of a failure, or null where it had none. */
export function frameWords({ code, detail }: Failure): string | null {
  return (spoken.has(code) && detail) || null
}
