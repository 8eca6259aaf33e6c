import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Network } from '../../core/domain/network/network.ts'
import type { Secret } from '../../core/domain/values/secret.ts'
import { localSignature } from './local-signature.ts'
import { localTransaction } from './local-transaction.ts'

/** A request to the local wallet. The network is undefined if the wallet does not know the chain. */
export type LocalQuestion = {
  readonly network: Network | undefined
  readonly method: string
  readonly params: unknown
}

/**
 * Returns the function that answers a request after its owner has approved it. Throws `method-unsupported` or `chain-not-added` before the owner
 * is asked.
 */
export function localRequest(
  keys: readonly Secret<string>[],
  { network, method, params }: LocalQuestion,
): (signal: AbortSignal) => Promise<string> {
  if (method === 'personal_sign' || method === 'eth_signTypedData_v4')
    return () => localSignature(keys, method, params)
  if (method !== 'eth_sendTransaction') {
    throw new LatchkeyError(
      'method-unsupported',
      `The local key wallet cannot answer ${method}; it signs messages and typed data, and sends transactions.`,
    )
  }
  if (!network)
    throw new LatchkeyError('chain-not-added', 'The local key wallet does not know that chain; add it first.')
  return (signal) => localTransaction(keys, { network, params }, signal)
}
