import * as z from 'zod/mini'
import { FailureCode } from './failure-code.ts'
import { LatchkeyError } from './latchkey-error.ts'

/** An error as data: a code, the outside world's own words when it had any, and an HTTP status when there was one. */
export const Failure = z.object({
  code: FailureCode,
  detail: z.optional(z.string()),
  status: z.optional(z.number()),
})
export type Failure = z.infer<typeof Failure>

/** Turns whatever a port threw into a Failure; unknown errors become `unexpected` with their message. */
export function failureOf(error: unknown): Failure {
  if (isFailure(error)) return error
  if (error instanceof LatchkeyError) {
    const code = FailureCode.safeParse(error.code)
    const status = typeof error.data === 'number' ? { status: error.data } : {}
    return { code: code.success ? code.data : 'unexpected', detail: error.shortMessage, ...status }
  }
  if (error instanceof Error && error.name === 'AbortError') return { code: 'aborted' }
  return { code: 'unexpected', detail: error instanceof Error ? error.message : String(error) }
}

function isFailure(error: unknown): error is Failure {
  return (
    typeof error === 'object' &&
    error !== null &&
    !(error instanceof Error) &&
    Failure.safeParse(error).success
  )
}
