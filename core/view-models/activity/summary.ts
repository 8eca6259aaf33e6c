import { isSameAccount } from '../../domain/account/same-account.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import type { SentTransaction } from '../../domain/operations/sent-transaction.ts'
import type { Transaction } from '../../domain/activity/transaction.ts'
import { activity } from '../../events/activity/activity.ts'
import type { EventInput } from '../../events/define-events.ts'
import { historyLookedAt } from '../../selectors/activity/histories.ts'
import { activeAccount } from '../../selectors/account/active-account.ts'
import type { BootState } from '../../reducers/root.ts'

/** The transactions of the active account on its chain, for a host's own screens. */
export type ActivitySummary = {
  /** How the reading goes; `idle` until a history is requested. */
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed'
  /** Transactions of the pages that have arrived, newest first. Amounts are exact decimal texts. */
  readonly transactions: readonly Transaction[]
  /** Transactions that wallets sent for this page, the last one first. `settlement` is null until a transaction has ended. */
  readonly sent: readonly SentTransaction[]
  /** Whether there are older transactions. */
  readonly hasMore: boolean
  readonly chainId: ChainId | null
  readonly address: string | null
  /** Why a page could not be read; null unless it failed. */
  readonly failure: Failure | null
}

/** Returns what is known of the active account's transactions. */
export function activitySummary(state: BootState): ActivitySummary {
  const holder = activeAccount(state)
  const history = historyLookedAt(state)
  return {
    status: history?.status ?? 'idle',
    transactions: history?.transactions ?? [],
    sent: state.ownTransactions?.sent.filter((one) => holder && isSameAccount(one, holder)) ?? [],
    hasMore: history?.next !== null && history !== null,
    chainId: holder?.chainId ?? null,
    address: holder?.address ?? null,
    failure: history?.failure ?? null,
  }
}

/** Returns the event that reads the history from its beginning. */
export function activityRefresh(): EventInput {
  return activity.refreshed()
}

/** Returns the event that reads the next page, or tries the failed page again. Null if there is neither. */
export function activityMore(state: BootState): EventInput | null {
  const history = historyLookedAt(state)
  if (history?.status === 'failed')
    return history.cursor === null ? activity.refreshed() : activity.moreRequested({ cursor: history.cursor })
  return history?.status === 'loaded' && history.next !== null
    ? activity.moreRequested({ cursor: history.next })
    : null
}
