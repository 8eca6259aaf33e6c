import type { EvmCall } from '../domain/operations/evm-transfer.ts'
import type { Network } from '../domain/network/network.ts'
import type { Evidence } from '../domain/preflight/evidence.ts'
import type { Review } from '../domain/preflight/review.ts'
import type { Answer } from './answer.ts'

/** The on-chain data that a review requests. */
export type Inspection = {
  readonly network: Network
  readonly review: Review
  /** The calls that the wallet is to sign, in order. Empty on Solana, where the page makes the transaction of a transfer itself. */
  readonly calls: readonly EvmCall[]
  /** `tokens` reads the tokens alone. `effect` also simulates the calls. */
  readonly scope: 'tokens' | 'effect'
}

/** Reads the on-chain data that a signature depends on. Nothing is signed by this port. */
export interface Preflight {
  /** Reads the tokens of a review and simulates the calls on the latest block. Fails as nodes do. */
  inspect(inspection: Inspection, signal: AbortSignal): Answer<Evidence>
}
