import type { Network } from '../../core/domain/network.ts'
import type { Settlement } from '../../core/domain/settlement.ts'
import type { SeenTime } from '../browser/seen-time.ts'
import type { SettlementQuestion } from './settlement.ts'

/** How a signature stands: null where no node knows it. */
export type SignatureStatus = 'processed' | 'confirmed' | 'failed' | null

/** Reads how a signature stands from the nodes of a network. */
export type ReadSignature = (
  request: { readonly network: Network; readonly signature: string },
  signal: AbortSignal,
) => Promise<SignatureStatus>

/** How long a blockhash is good for at most, in milliseconds: what is unknown after that never comes. */
const longestLife = 90_000

/** Looks for a transaction of Solana by its signature; one that no node has known for as long as its blockhash is good counts as dropped. */
export function solanaLook(
  read: ReadSignature,
  { network, hash: signature }: SettlementQuestion,
  passed: SeenTime['passed'],
): (signal: AbortSignal) => Promise<Settlement | null> {
  let missedSince: number | null = null
  return async (signal) => {
    const status = await read({ network, signature }, signal)
    missedSince = status === null ? (missedSince ?? passed()) : null
    if (status === 'confirmed' || status === 'failed') return { outcome: status, replacement: null }
    return missedSince !== null && passed() - missedSince >= longestLife
      ? { outcome: 'dropped', replacement: null }
      : null
  }
}
