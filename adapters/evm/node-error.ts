import { BaseError, HttpRequestError, InvalidAddressError, RpcRequestError, TimeoutError } from 'viem'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Network } from '../../core/domain/network/network.ts'
import { revertDataIn } from '../../core/domain/errors/revert-data.ts'
import { rpcFailure } from '../json-rpc/rpc-failure.ts'
import { LongWait } from './retry-after.ts'

/**
 * Turns an error of viem into a LatchkeyError that names the network. `wish` says which answer was expected. The code is the node's own
 * (`rpcFailure`), `timed-out`, `http-status`, `unreachable`, `malformed-answer` or `invalid-address`.
 */
export function nodeError(error: unknown, { name }: Network, wish: string): LatchkeyError {
  const told = found(error)
  if (error instanceof LatchkeyError) return error
  if (told instanceof InvalidAddressError)
    return new LatchkeyError('invalid-address', told.shortMessage, { cause: error })
  if (error instanceof LongWait) {
    const message = `${name} answered with status ${error.status}; try again in ${error.seconds} seconds.`
    return new LatchkeyError('http-status', message, { cause: error, data: error.status })
  }
  if (told instanceof TimeoutError)
    return new LatchkeyError('timed-out', `${name} gave no answer in time; try again.`, { cause: error })
  if (told instanceof HttpRequestError && told.status) {
    return new LatchkeyError('http-status', `${name} answered with status ${told.status}.`, {
      cause: error,
      data: told.status,
    })
  }
  if (told instanceof RpcRequestError) {
    const code = rpcFailure({ code: told.code, message: told.details })
    const data = code === 'execution-reverted' ? (revertDataIn(told.data) ?? undefined) : undefined
    const message = `${name} answered with error ${told.code}: ${told.details.slice(0, 200)}`
    return new LatchkeyError(code, message, { cause: error, data })
  }
  if (told instanceof HttpRequestError && !(told.cause instanceof SyntaxError)) {
    return new LatchkeyError('unreachable', `${name} could not be reached; check the network connection.`, {
      cause: error,
    })
  }
  return new LatchkeyError('malformed-answer', `${name} answered with something that is no ${wish}.`, {
    cause: error,
  })
}

function found(error: unknown): unknown {
  const kinds = [InvalidAddressError, TimeoutError, HttpRequestError, RpcRequestError]
  return error instanceof BaseError
    ? error.walk((inner) => kinds.some((kind) => inner instanceof kind))
    : error
}
