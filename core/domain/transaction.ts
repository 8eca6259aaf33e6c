import * as z from 'zod/mini'
import { ChainId } from './caip.ts'

/** Whether something came to an account, left it, or went from the account to itself. */
export const directions = ['in', 'out', 'self'] as const
export const Direction = z.enum(directions)
export type Direction = (typeof directions)[number]

/** How a transaction stands on its chain. */
export const transactionStatuses = ['confirmed', 'failed', 'pending'] as const
export const TransactionStatus = z.enum(transactionStatuses)
export type TransactionStatus = (typeof transactionStatuses)[number]

const text = z.nullable(z.string())

/** What a transaction moved: so much of a token (a plain decimal text, exact), or a collectible. */
export const Transfer = z.object({
  direction: Direction,
  amount: text,
  name: text,
  symbol: text,
  imageUrl: text,
  isCollectible: z.boolean(),
  isSpam: z.boolean(),
})
export type Transfer = z.infer<typeof Transfer>

/** What an account did, or what happened to it: when in milliseconds since 1970, and nulls for what nobody said. */
export const Transaction = z.object({
  id: z.string(),
  type: z.string(),
  status: z.nullable(TransactionStatus),
  minedAt: z.number(),
  hash: text,
  chainId: z.nullable(ChainId),
  from: text,
  to: text,
  nonce: z.nullable(z.number()),
  application: z.nullable(z.object({ name: z.string(), imageUrl: text })),
  transfers: z.array(Transfer),
})
export type Transaction = z.infer<typeof Transaction>

/** Whether a transaction did nothing but bring what nobody wants; one that moved nothing did something else. */
export function isAllSpam({ transfers }: Pick<Transaction, 'transfers'>): boolean {
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
