import type * as z from 'zod/mini'
import type { ChainId } from '../values/caip.ts'
import type * as schema from './transaction.schema.ts'

/** The status of a transaction on its chain. */
export type TransactionStatus = z.infer<typeof schema.transactionStatusSchema>

/** A movement of a token (`amount` is an exact decimal text), or of a collectible. */
export type ActivityTransfer = z.infer<typeof schema.activityTransferSchema>

/** A transaction of an account. `minedAt` is in milliseconds since 1970. Unknown fields are null. */
export type Transaction = z.infer<typeof schema.transactionSchema>

/** Returns whether a transaction moved spam tokens alone. A transaction without transfers is not spam. */
function isAllSpam({ transfers }: Pick<Transaction, 'transfers'>): boolean {
  return transfers.length > 0 && transfers.every(({ isSpam }) => isSpam)
}

/** Returns the transactions to show for a chain: those that name the chain, without spam. */
export function shownOn(chainId: ChainId, transactions: readonly Transaction[]): readonly Transaction[] {
  return transactions.filter((transaction) => transaction.chainId === chainId && !isAllSpam(transaction))
}

/** Returns transactions with more of them, newest first. Of two with the same id, the later one counts. */
export function withTransactions(
  known: readonly Transaction[],
  more: readonly Transaction[],
): readonly Transaction[] {
  const byId = new Map([...known, ...more].map((transaction) => [transaction.id, transaction]))
  return [...byId.values()].sort((one, other) => other.minedAt - one.minedAt)
}
