import type { ViewsOf } from '../panel/loaded-view.ts'
import { transactions } from './activity/TransactionsView.tsx'

/** The view of what accounts did. */
export const activityViews = { Transactions: transactions } satisfies ViewsOf<'activity'>
