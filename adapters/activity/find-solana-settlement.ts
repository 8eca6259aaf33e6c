import type { Network } from '../../core/domain/network/network.ts'
import type { MinedInstead, Settlement } from '../../core/domain/operations/settlement/settlement.ts'
import type { SeenTime } from '../browser/seen-time.ts'
import type { SettlementQuestion } from './settlement.ts'

/**
 * The status of a signature. It is null if no node knows it, and `unread` if no node returns the transaction's content yet. `more` means that the
 * transaction did the requested action and something else.
 */
export type SignatureStatus = 'processed' | 'confirmed' | 'failed' | 'unread' | 'more' | null

/**
 * Reads the status of a signature from a network's nodes. If the transaction is another one than `asked` (base64), returns the transaction that
 * was mined.
 */
export type ReadSignature = (
  request: { readonly network: Network; readonly signature: string; readonly asked?: string | undefined },
  signal: AbortSignal,
) => Promise<SignatureStatus | MinedInstead>

/** The longest validity of a blockhash, in milliseconds. A transaction that is unknown after that time never arrives. */
const longestLife = 90_000

/** The number of polls without the transaction's content, after which it counts as confirmed but not checked. */
const mostUnread = 5

/**
 * Looks for a Solana transaction by its signature, and compares it with the request that the wallet got. A transaction that no node has known for
 * the life of a blockhash counts as dropped.
 */
export function findSolanaSettlement(
  read: ReadSignature,
  { network, hash: signature, asked }: SettlementQuestion,
  passed: SeenTime['passed'],
): (signal: AbortSignal) => Promise<Settlement | null> {
  let missedSince: number | null = null
  let unread = 0
  return async (signal) => {
    const status = await read({ network, signature, asked: asked?.transaction }, signal)
    missedSince = status === null ? (missedSince ?? passed()) : null
    if (status === 'confirmed' || status === 'failed') return { outcome: status, replacement: null }
    if (status === 'unread' || status === 'more') {
      unread += 1
      return unread < mostUnread && status === 'unread'
        ? null
        : { outcome: 'confirmed', replacement: null, isUnchecked: true }
    }
    if (status !== null && typeof status === 'object')
      return { outcome: 'other', replacement: null, instead: status }
    return missedSince !== null && passed() - missedSince >= longestLife
      ? { outcome: 'dropped', replacement: null }
      : null
  }
}
