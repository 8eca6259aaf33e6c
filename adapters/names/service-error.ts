import { failureOf } from '../../core/domain/errors/failure.ts'
import type { Failure } from '../../core/domain/errors/failure.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { Refused } from '../http/refused.ts'

/** An answer whose refusal bears the service's own words and nothing else, none where it gave no reason; it is `signature-expired` where the time of a message is refused. */
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
