import type * as z from 'zod/mini'
import type { ChainId } from '../values/caip.ts'
import type * as schema from './transaction.schema.ts'

/** How a transaction stands on its chain. */
export type TransactionStatus = z.infer<typeof schema.TransactionStatus>

/** What a transaction moved: so much of a token (a plain decimal text, exact), or a collectible. */
export type Transfer = z.infer<typeof schema.Transfer>

/** What an account did, or what happened to it: when in milliseconds since 1970, and nulls for what nobody said. */
export type Transaction = z.infer<typeof schema.Transaction>

/** Whether a transaction did nothing but bring what nobody wants; one that moved nothing did something else. */
function isAllSpam({ transfers }: Pick<Transaction, 'transfers'>): boolean {
  return transfers.length > 0 && transfers.every(({ isSpam }) => isSpam)
}

/** The transactions of a page that are shown for a chain: on that chain for certain, and not all spam. */
export function shownOn(chainId: ChainId, transactions: readonly Transaction[]): readonly Transaction[] {
  return transactions.filter((transaction) => transaction.chainId === chainId && !isAllSpam(transaction))
}

/** Transactions after some more came, the newest first; of those with the same id the one that came last counts. */
export function withTransactions(
  known: readonly Transaction[],
  more: readonly Transaction[],
): readonly Transaction[] {
  const byId = new Map([...known, ...more].map((transaction) => [transaction.id, transaction]))
  return [...byId.values()].sort((one, other) => other.minedAt - one.minedAt)
}
