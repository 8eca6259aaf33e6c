import type { BaseUnits } from '../domain/amount.ts'
import type { Network } from '../domain/network.ts'
import type { Answer } from './answer.ts'

/** Reads from the chains of one namespace, by the network's RPC URLs in order; where a public one would be next, an adapter may ask a service of its own first. */
export interface Chain {
  /** The native balance in base units, at the latest block; fails with `chain-unsupported` where nothing here can read it. */
  balance(request: { network: Network; address: string }, signal: AbortSignal): Answer<{ amount: BaseUnits }>
}
