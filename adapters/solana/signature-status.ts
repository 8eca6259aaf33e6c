import { requestLimit } from '../../core/domain/limits.ts'
import { askNode } from './ask-node.ts'
import type { SolanaSettings } from './ask-node.ts'
import type { ReadSignature } from '../transactions/solana-look.ts'

/** Reads from Solana's nodes how a signature stands; `limit` is for the whole question in milliseconds. */
export function createSignatureStatus({
  limit = requestLimit,
  fetch = globalThis.fetch,
  endpoint,
}: Partial<SolanaSettings> = {}): ReadSignature {
  return ({ network, signature }, signal) =>
    askNode(network, { limit, fetch, endpoint }, signal, async (connection) => {
      const { value } = await connection.getSignatureStatus(signature, { searchTransactionHistory: true })
      if (!value) return null
      if (value.err) return 'failed'
      return value.confirmationStatus === 'processed' ? 'processed' : 'confirmed'
    })
}
