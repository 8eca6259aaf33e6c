import type { BaseUnits } from '../domain/values/amount.ts'
import type { Network } from '../domain/network/network.ts'
import type { Answer } from './answer.ts'
import type { Chain } from './chain.ts'

/** The two token programs of Solana. */
export type TokenProgram = 'spl-token' | 'spl-token-2022'

/** The balance of one token of an owner, over all token accounts. `amount` is in base units, and a whole token has `decimals` more digits. */
export type TokenBalance = {
  readonly mint: string
  readonly program: TokenProgram
  readonly amount: BaseUnits
  readonly decimals: number
}

/** Priority fees that others paid recently, in micro-lamports per compute unit. */
export type UnitPrices = { readonly median: BaseUnits; readonly highest: BaseUnits }

/** Reads from Solana's chains. Transactions and messages are bytes in base64, as in Solana's RPC. */
export interface SolanaChain extends Chain {
  /** Returns an owner's tokens of both programs, without zero balances. */
  tokens(
    request: { network: Network; address: string },
    signal: AbortSignal,
  ): Answer<{ tokens: readonly TokenBalance[] }>
  /**
   * Returns the fee of a message in lamports, and the recent priority fees of writes to its accounts (null if the node reports none). Fails with
   * `transaction-expired` if the blockhash has expired.
   */
  fees(
    request: { network: Network; message: string },
    signal: AbortSignal,
  ): Answer<{ fee: BaseUnits; unitPrices: UnitPrices | null }>
  /** Returns a blockhash to sign with, and the height of the last block that accepts a transaction with it. */
  blockhash(
    request: { network: Network },
    signal: AbortSignal,
  ): Answer<{ blockhash: string; lastValidBlockHeight: number }>
}
