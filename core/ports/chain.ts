import type { BaseUnits } from '../domain/values/amount.ts'
import type { BalanceUnit } from '../domain/tokens/balance-unit.ts'
import type { Network } from '../domain/network/network.ts'
import type { Answer } from './answer.ts'

/** A balance in base units. A token's balance carries its symbol and decimals, as its contract or mint states them. */
export type ChainBalance = { amount: BaseUnits; unit?: Pick<BalanceUnit, 'symbol' | 'decimals'> }

/**
 * Reads from the chains of one namespace. Tries the network's RPC URLs in order. An adapter may ask a service of its own before it asks a public URL.
 */
export interface Chain {
  /**
   * Returns the native balance in base units at the latest block. With `token` (a contract or mint), returns the balance of that token. Fails with
   * `chain-unsupported` if the adapter cannot read the chain.
   */
  balance(
    request: { network: Network; address: string; token?: string },
    signal: AbortSignal,
  ): Answer<ChainBalance>
}
