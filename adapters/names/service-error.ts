import { failureOf } from '../../core/domain/errors/failure.ts'
import type { Failure } from '../../core/domain/errors/failure.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { Refused } from '../http/refused.ts'

/**
 * Passes an answer on. An `http-status` error gets the service's own message, or none if it gave no reason. The code is `signature-expired` if
 * the service refused the time of the message.
 */
export async function serviceError<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked
  } catch (error) {
    const { code, status } = failureOf(error)
    if (!(error instanceof LatchkeyError) || code !== 'http-status') throw error
    const refused = error.walk((one) => one instanceof Refused)
    if (!(refused instanceof Refused))
      throw { code, ...(status !== undefined && { status }) } satisfies Failure
    const isExpired = refused.reasons.some(({ field }) => field === 'timestamp')
    const details = { data: error.data, cause: error }
    throw new LatchkeyError(isExpired ? 'signature-expired' : code, refused.message, details)
  }
}
