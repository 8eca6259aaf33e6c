import type { BaseUnits } from '../domain/values/amount.ts'
import type { Network } from '../domain/network/network.ts'
import type { Answer } from './answer.ts'
import type { Chain } from './chain.ts'

/** The two programs that keep tokens on Solana. */
export type TokenProgram = 'spl-token' | 'spl-token-2022'

/** How much an owner has of one token of Solana, in all their accounts together: an integer in base units, a whole token having `decimals` more digits. */
export type TokenBalance = {
  readonly mint: string
  readonly program: TokenProgram
  readonly amount: BaseUnits
  readonly decimals: number
}

/** What others paid lately per unit of computing, in micro-lamports, to be taken up sooner. */
export type UnitPrices = { readonly median: BaseUnits; readonly highest: BaseUnits }

/** Reads from Solana's chains; transactions and messages are their bytes in base64, as in its RPC. */
export interface SolanaChain extends Chain {
  /** The tokens of an owner, of both programs, without those that there is nothing of. */
  tokens(
    request: { network: Network; address: string },
    signal: AbortSignal,
  ): Answer<{ tokens: readonly TokenBalance[] }>
  /** What a message costs whoever sends it, in lamports, and what others pay who write to its accounts (null where the node does not tell); fails with `transaction-expired` where its blockhash has. */
  fees(
    request: { network: Network; message: string },
    signal: AbortSignal,
  ): Answer<{ fee: BaseUnits; unitPrices: UnitPrices | null }>
  /** A blockhash to sign with, and the height of the last block that takes a transaction with it. */
  blockhash(
    request: { network: Network },
    signal: AbortSignal,
  ): Answer<{ blockhash: string; lastValidBlockHeight: number }>
}
