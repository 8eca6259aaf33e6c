import { addressKey } from '../../domain/account/by-account.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { byOrder, nextOrder } from '../../domain/values/by-order.ts'
import type { Ordered } from '../../domain/values/by-order.ts'
import { withTransactions } from '../../domain/activity/transaction.ts'
import type { Transaction } from '../../domain/activity/transaction.ts'
import { host } from '../../events/host.ts'
import { purchases } from '../../events/buy/purchases.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** What an account bought on whichever chain, the newest first; whether that is being read, and why it could not be the last time. */
export type PurchaseList = Ordered & {
  readonly status: 'loading' | 'loaded' | 'failed'
  readonly transactions: readonly Transaction[]
  readonly failure: Failure | null
}

/** The purchases of the accounts that somebody asked for, by their addresses. */
type PurchasesState = { readonly lists: Readonly<Record<string, PurchaseList>> }

const initial: PurchasesState = { lists: {} }

/** How many accounts are kept: those that were asked for last. */
const mostLists = 10

declare module '../root.ts' {
  interface LateBranches {
    readonly purchases: ['on-ramp', PurchasesState]
  }
}

/** What accounts bought; what is known stays while it is read again, or could not be. */
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
