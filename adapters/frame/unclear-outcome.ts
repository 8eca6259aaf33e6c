import type { FailureCode } from '../../core/domain/errors/failure-code.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { isSendingMethod } from '../../core/domain/frame/rpc-methods.ts'

/** A request with an unknown outcome: its method, and the id under which the frame may still report its end. */
export type UnclearRequest = { readonly method: string; readonly id: string }

/** Returns the error of a request that may have been run. `data` is the id under which its answer may still arrive. */
export function unclearOutcome(
  code: FailureCode,
  { method, id }: UnclearRequest,
  meta: readonly string[],
): LatchkeyError {
  const words = isSendingMethod(method)
    ? 'It may have been done. Look at Activity before trying again.'
    : 'It may have been signed. Try again only if nothing comes of it.'
  return new LatchkeyError(code, words, {
    meta: [`Method: ${method}`, ...meta],
    data: id,
  })
}
