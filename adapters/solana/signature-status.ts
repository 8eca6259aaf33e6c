import { requestLimit } from '../../core/domain/limits.ts'
import { askNode } from './ask-node.ts'
import type { SolanaSettings } from './ask-node.ts'
import { differenceOf } from './same-transaction.ts'
import { restrainedFetch } from '../http/restrained-fetch.ts'
import type { ReadSignature } from '../activity/find-solana-settlement.ts'

/**
 * Returns a function that reads a signature's status from Solana's nodes, and compares its transaction with the requested one. `limit` is the
 * time for one question in milliseconds.
 */
export function createSignatureStatus({
  limit = requestLimit,
  fetch = globalThis.fetch,
  endpoint,
}: Partial<SolanaSettings> = {}): ReadSignature {
  return ({ network, signature, asked }, signal) =>
    askNode(network, { limit, fetch: restrainedFetch(fetch), endpoint }, signal, async (connection) => {
      const { value } = await connection.getSignatureStatus(signature, { searchTransactionHistory: true })
      if (!value) return null
      if (!value.err && value.confirmationStatus === 'processed') return 'processed'
      const status = value.err ? 'failed' : 'confirmed'
      if (asked === undefined) return status
      const version = { commitment: 'confirmed', maxSupportedTransactionVersion: 0 } as const
      const mined = await connection.getTransaction(signature, version).catch(() => null)
      if (!mined) return 'unread'
      const difference = differenceOf(asked, mined)
      return difference === null || (difference === 'more' && status === 'failed') ? status : difference
    })
}
