import type { BaseUnits } from '../domain/amount.ts'
import type { Network } from '../domain/network.ts'
import type { Answer } from './answer.ts'

/** Reads from EVM chains, by the network's own RPC URLs in order. */
export interface Evm {
  /** The native balance in base units (`eth_getBalance`, latest block). */
  balance(request: { network: Network; address: string }, signal: AbortSignal): Answer<{ amount: BaseUnits }>
}
