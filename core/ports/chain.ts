import type { BaseUnits } from '../domain/values/amount.ts'
import type { BalanceUnit } from '../domain/tokens/balance-unit.ts'
import type { Network } from '../domain/network/network.ts'
import type { Answer } from './answer.ts'

/** How much there is, in base units; of a token with its unit, as its contract or mint tells it. */
export type ChainBalance = { amount: BaseUnits; unit?: Pick<BalanceUnit, 'symbol' | 'decimals'> }

/** Reads from the chains of one namespace, by the network's RPC URLs in order; where a public one would be next, an adapter may ask a service of its own first. */
export interface Chain {
  /** The native balance in base units at the latest block, or where a `token` is named (its contract or mint) that of the token; fails with `chain-unsupported` where nothing here can read it. */
  balance(
    request: { network: Network; address: string; token?: string },
    signal: AbortSignal,
  ): Answer<ChainBalance>
}
