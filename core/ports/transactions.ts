import type { AskedTransaction } from '../domain/operations/asked-transaction.ts'
import type { ChainId } from '../domain/values/caip.ts'
import type { Network } from '../domain/network/network.ts'
import type { Settlement, Sighting } from '../domain/operations/settlement.ts'
import type { Transaction } from '../domain/activity/transaction.ts'
import type { Answer } from './answer.ts'

/** Which page of a history to ask for: the first without a cursor, and what was bought with `onramp`, past every cache. */
export type HistoryQuery = {
  readonly chainId: ChainId
  readonly address: string
  readonly cursor: string | null
  readonly onramp?: 'coinbase'
}

/** What accounts did, as a service tells it (behaviour reference 1.3), and how a transaction ends, as its chain does. */
export interface Transactions {
  /** One page, as it came, with the cursor of the next where there is one; of what was bought, the first pages at once. */
  history(
    query: HistoryQuery,
    signal: AbortSignal,
  ): Answer<{ transactions: Transaction[]; next: string | null }>
  /** How a transaction of an account ended, and before that its nonce and a digest of what it does, where these were not known; asked of its nodes again and again while the page is seen, for 180 seconds at most. What is mined is compared with what the wallet was asked for. */
  settlement(
    request: {
      network: Network
      address: string
      hash: string
      nonce: number | null
      actionDigest?: string | undefined
      /** What the wallet was asked to send; without it the transaction is taken as it is. */
      asked?: AskedTransaction | undefined
      /** When the wallet was asked, in milliseconds since 1970. */
      askedAt?: number | undefined
      /** The last nonce that the account had used before, as far as that is known. */
      lastNonce?: number | undefined
    },
    signal: AbortSignal,
  ): Answer<Settlement | Sighting>
}
