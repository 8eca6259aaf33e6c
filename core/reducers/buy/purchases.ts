import { addressKey } from '../../domain/account/by-account.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { byOrder, nextOrder } from '../../domain/values/by-order.ts'
import type { Ordered } from '../../domain/values/by-order.ts'
import { withTransactions } from '../../domain/activity/transaction.ts'
import type { Transaction } from '../../domain/activity/transaction.ts'
import { host } from '../../events/host.ts'
import { purchases } from '../../events/buy/purchases.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** The purchases of an account on any chain, newest first, and the state of reading them. */
export type PurchaseList = Ordered & {
  readonly status: 'loading' | 'loaded' | 'failed'
  readonly transactions: readonly Transaction[]
  readonly failure: Failure | null
}

/** The lists of purchases that were requested, by the accounts' addresses. */
type PurchasesState = { readonly lists: Readonly<Record<string, PurchaseList>> }

const initial: PurchasesState = { lists: {} }

/** How many accounts are stored: those that were requested last. */
const mostLists = 10

declare module '../root.ts' {
  interface LateBranches {
    readonly purchases: ['on-ramp', PurchasesState]
  }
}

/** Reduces purchases. Known ones stay while they are read again, and after a failure. */
export const purchasesSlice = defineSlice<PurchasesState>(initial, (when) => [
  when([purchases.requested], (draft, { data }) => {
    const key = addressKey(data.address)
    const known = draft.lists[key]
    draft.lists[key] = {
      order: known?.order ?? nextOrder(draft.lists),
      transactions: known?.transactions ?? [],
      failure: null,
      status: 'loading',
    }
    for (const [id] of byOrder(draft.lists).slice(0, -mostLists)) delete draft.lists[id]
  }),
  when([purchases.received], (draft, { data: { transactions, address } }) => {
    const list = draft.lists[addressKey(address)]
    if (!list) return
    list.status = 'loaded'
    list.transactions = [...withTransactions(list.transactions, transactions)]
  }),
  when([purchases.failed], (draft, { data: { failure, address } }) => {
    const list = draft.lists[addressKey(address)]
    if (!list) return
    list.status = 'failed'
    list.failure = failure
  }),
  when([host.stopped], () => initial),
])
