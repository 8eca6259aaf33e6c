import type * as z from 'zod/mini'
import { isFailureCode } from './failure-code.ts'
import type * as schema from './failure.schema.ts'
import { LatchkeyError } from './latchkey-error.ts'

/** An error as data. */
export type Failure = z.infer<typeof schema.failureSchema>

/** Converts a thrown value to a Failure. Unknown errors become `unexpected` with their message. */
export function failureOf(error: unknown): Failure {
  if (isFailure(error)) return error
  if (error instanceof LatchkeyError) {
    const { code, data, shortMessage } = error
    return {
      code: isFailureCode(code) ? code : 'unexpected',
      detail: shortMessage,
      ...(typeof data === 'number' && { status: data }),
      ...(typeof data === 'string' && { data }),
    }
  }
  if (error instanceof Error && error.name === 'AbortError') return { code: 'aborted' }
  return { code: 'unexpected', detail: wordsOf(error) }
}

/** Returns the message of a thrown value. Some thrown values cannot be converted to text. */
function wordsOf(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message : error)
  } catch {
    return typeof error
  }
}

function isFailure(error: unknown): error is Failure {
  if (typeof error !== 'object' || error === null || error instanceof Error) return false
  const { code, detail = '', status = 0, data = '' } = error as Readonly<Record<keyof Failure, unknown>>
  const areTexts = typeof detail === 'string' && typeof data === 'string'
  return isFailureCode(code) && areTexts && typeof status === 'number'
}
