import type { FailureCode } from '../../core/domain/errors/failure-code.ts'
import { meantByMessage } from './node-message.ts'
import { rpcCodes } from './rpc-codes.ts'

/** Why a node refused: its words count before its code, since nodes use one code for much; `node-failed` where neither says it. */
export function rpcFailure({
  code,
  message,
}: {
  readonly code: number
  readonly message: string
}): FailureCode {
  return meantByMessage(message) ?? rpcCodes[code] ?? 'node-failed'
}
