import type { RequestedTransaction } from '../domain/operations/request/requested-transaction.ts'
import type { ChainId } from '../domain/values/caip.ts'
import type { Network } from '../domain/network/network.ts'
import type { Settlement, PendingFacts } from '../domain/operations/settlement/settlement.ts'
import type { Transaction } from '../domain/activity/transaction.ts'
import type { Answer } from './answer.ts'

/** A request for one page of a history. The first page has no cursor. With `onramp`, the service returns purchases and bypasses its caches. */
export type HistoryQuery = {
  readonly chainId: ChainId
  readonly address: string
  readonly cursor: string | null
  readonly onramp?: 'coinbase'
}

/** The history of accounts from a service, and the outcome of transactions from their chains. */
export interface Transactions {
  /** Returns one page, and the cursor of the next page if there is one. With `onramp`, returns the first pages in one answer. */
  history(
    query: HistoryQuery,
    signal: AbortSignal,
  ): Answer<{ transactions: Transaction[]; next: string | null }>
  /**
   * Emits the nonce and the action digest of a transaction if they were unknown, then its outcome. Polls the nodes while the page is visible, for 180
   * seconds at most. Compares the mined transaction with the requested one.
   */
  settlement(
    request: {
      network: Network
      address: string
      hash: string
      nonce: number | null
      actionDigest?: string | undefined
      /** The transaction that the wallet was asked to send. Without it, the mined transaction is not compared. */
      asked?: RequestedTransaction | undefined
      /** When the wallet was asked, in milliseconds since 1970. */
      askedAt?: number | undefined
      /** The last nonce that the account had used before, if known. */
      lastNonce?: number | undefined
    },
    signal: AbortSignal,
  ): Answer<Settlement | PendingFacts>
}
