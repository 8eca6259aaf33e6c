import type { EvmCall } from '../domain/operations/evm-transfer.ts'
import type { Network } from '../domain/network/network.ts'
import type { Evidence } from '../domain/preflight/evidence.ts'
import type { Review } from '../domain/preflight/review.ts'
import type { Answer } from './answer.ts'

/** What is read from the chain for a review. */
export type Inspection = {
  readonly network: Network
  readonly review: Review
  /** What the wallet is to be asked for, in turn. Empty on Solana, where the page makes the transaction of a transfer itself. */
  readonly calls: readonly EvmCall[]
  /** Whether the tokens alone are looked at, or what is to be signed is tried as well. */
  readonly scope: 'tokens' | 'effect'
}

/** Reads from the chain what a signature depends on. Nothing is signed here. */
export interface Preflight {
  /**
   * Reads what the tokens of a review say of themselves, and tries what is to be signed on the latest block. Fails as nodes do.
   */
  inspect(inspection: Inspection, signal: AbortSignal): Answer<Evidence>
}
