import type { BaseUnits } from '../domain/amount.ts'
import type { Network } from '../domain/network.ts'
import type { Answer } from './answer.ts'

/** Reads from the chains of one namespace, by the network's own RPC URLs in order. */
export interface Chain {
  /** The native balance in base units, at the latest block; fails with `method-unsupported` where it can not be read yet. */
  balance(request: { network: Network; address: string }, signal: AbortSignal): Answer<{ amount: BaseUnits }>
}
