import type { FailureCode } from '../../core/domain/errors/failure-code.ts'
import { meantByMessage } from './node-message.ts'
import { rpcCodes } from './rpc-codes.ts'

/**
 * Returns why a node refused. The message counts before the code, because nodes use one code for many reasons. Returns `node-failed` if neither
 * is known.
 */
export function rpcFailure({
  code,
  message,
}: {
  readonly code: number
  readonly message: string
}): FailureCode {
  return meantByMessage(message) ?? rpcCodes[code] ?? 'node-failed'
}
