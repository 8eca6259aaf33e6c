import type { Network } from '../../core/domain/network/network.ts'
import type { MinedInstead, Settlement } from '../../core/domain/operations/settlement.ts'
import type { SeenTime } from '../browser/seen-time.ts'
import type { SettlementQuestion } from './settlement.ts'

/** How a signature stands: null where no node knows it, `unread` where none tells yet what its transaction does, `more` where it did what was asked for and something else. */
export type SignatureStatus = 'processed' | 'confirmed' | 'failed' | 'unread' | 'more' | null

/** Reads how a signature stands from the nodes of a network; what its transaction is where that is another one than was asked for, in base64. */
export type ReadSignature = (
  request: { readonly network: Network; readonly signature: string; readonly asked?: string | undefined },
  signal: AbortSignal,
) => Promise<SignatureStatus | MinedInstead>

/** How long a blockhash is good for at most, in milliseconds: what is unknown after that never comes. */
const longestLife = 90_000

/** In how many looks nobody may tell what a transaction does, until it counts as confirmed and not checked. */
const mostUnread = 5

/** Looks for a transaction of Solana by its signature, and compares it with what the wallet was asked for; one that no node has known for as long as its blockhash is good counts as dropped. */
export function solanaLook(
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
