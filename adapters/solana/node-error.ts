import { SendTransactionError, SolanaJSONRPCError } from '@solana/web3.js'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Network } from '../../core/domain/network/network.ts'
import { LongWait } from '../evm/retry-after.ts'
import { rpcFailure } from '../json-rpc/rpc-failure.ts'

const longest = 200

/** The code for a refused transaction whose message is unknown (EIP-1474, agave). */
const rejected = -32003

/**
 * Turns an error of Solana's library into a LatchkeyError that names the network. The code is the node's own (`rpcFailure`), `http-status` or
 * `malformed-answer`.
 */
export function nodeError(error: unknown, { name }: Network): unknown {
  if (error instanceof LatchkeyError) return error
  if (error instanceof LongWait) {
    const message = `${name} answered with status ${error.status}; try again in ${error.seconds} seconds.`
    return new LatchkeyError('http-status', message, { cause: error, data: error.status })
  }
  if (error instanceof Error && error.name === 'AbortError') return error
  if (error instanceof SendTransactionError) {
    const { message, logs = [] } = error.transactionError
    return new LatchkeyError(
      rpcFailure({ code: rejected, message }),
      `${name} refused the transaction: ${message.slice(0, longest)}`,
      { cause: error, meta: logs.slice(-5).map((line) => line.slice(0, longest)) },
    )
  }
  if (error instanceof SolanaJSONRPCError) {
    const code = Number(error.code)
    const message = error.message.replace(/^failed to [^:]*: /, '')
    return new LatchkeyError(
      rpcFailure({ code, message }),
      `${name} answered with error ${code}: ${message.slice(0, longest)}`,
      { cause: error },
    )
  }
  return new LatchkeyError(
    'malformed-answer',
    `${name} answered with something that is no answer of Solana's JSON-RPC.`,
    { cause: error },
  )
}
