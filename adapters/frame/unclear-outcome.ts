import type { FailureCode } from '../../core/domain/errors/failure-code.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { isSendingMethod } from '../../core/domain/frame/rpc-methods.ts'

/** A request whose outcome is not known: its method, and the id under which the frame may still tell it. */
export type UnclearRequest = { readonly method: string; readonly id: string }

/** The error of a request that may have been done. `data` is the id under which its answer may still come. */
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
