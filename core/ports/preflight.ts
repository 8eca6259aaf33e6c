import type { EvmCall } from '../domain/evm-transfer.ts'
import type { Network } from '../domain/network.ts'
import type { Evidence } from '../domain/preflight/evidence.ts'
import type { Review } from '../domain/preflight/review.ts'
import type { Answer } from './answer.ts'

/** Reads from the chain what a signature depends on. Nothing is signed here. */
export interface Preflight {
  /**
   * Reads what the tokens of a review say of themselves, and tries the calls of its account one after the other on the latest block
   * (without calls nothing is tried). Fails as nodes do.
   */
  inspect(
    request: { readonly network: Network; readonly review: Review; readonly calls: readonly EvmCall[] },
    signal: AbortSignal,
  ): Answer<Evidence>
}
