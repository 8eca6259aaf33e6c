import type { Settlement } from '../../core/domain/operations/settlement/settlement.ts'
import type { Transaction } from '../../core/domain/activity/transaction.ts'
import type { HistoryQuery, Transactions } from '../../core/ports/transactions.ts'
import type { AnswerOrder } from './answer-order.ts'
import { createScript } from './script.ts'
import type { Script } from './script.ts'

const confirmed: Settlement = { outcome: 'confirmed', replacement: null }

/** Histories and settlements under a test's control. */
export type FakeTransactions = Transactions & Script<Transactions>

/**
 * Creates fake histories of an account, newest first, `pageSize` rows per page, and settlements by hash. A transaction without a settlement is
 * confirmed.
 */
export function fakeTransactions({
  transactions = [],
  settlements = {},
  pageSize = 50,
  order,
}: {
  readonly transactions?: readonly Transaction[]
  readonly settlements?: Readonly<Record<string, Settlement>>
  readonly pageSize?: number
  readonly order?: AnswerOrder
} = {}): FakeTransactions {
  const { script, ask } = createScript<Transactions>(order)
  return {
    ...script,
    history: (query, signal) => ask('history', query, signal, () => pageOf(transactions, query, pageSize)),
    settlement: (request, signal) =>
      ask('settlement', request, signal, () => settlements[request.hash] ?? confirmed),
  }
}

function pageOf(transactions: readonly Transaction[], { cursor }: HistoryQuery, pageSize: number) {
  const from = Number(cursor ?? 0)
  const to = from + pageSize
  return {
    transactions: transactions.slice(from, to),
    next: to < transactions.length ? String(to) : null,
  }
}
