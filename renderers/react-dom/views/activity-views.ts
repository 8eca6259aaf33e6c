import type { ViewsOf } from '../panel/loaded-view.ts'
import { transactions } from './activity/TransactionsView.tsx'

/** The view of an account's activity. */
export const activityViews = { Transactions: transactions } satisfies ViewsOf<'activity'>
