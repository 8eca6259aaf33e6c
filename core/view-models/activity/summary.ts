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

/** What the account that is looked at did on its chain, for a host's own screens. */
export type ActivitySummary = {
  /** How reading it goes; `idle` until somebody asks for it. */
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed'
  /** The newest first, as far as pages came; amounts are plain decimal texts, exact. */
  readonly transactions: readonly Transaction[]
  /** What wallets sent for this page, the last one first, and how it ended; null where it has not. */
  readonly sent: readonly SentTransaction[]
  /** Whether there are older ones. */
  readonly hasMore: boolean
  readonly chainId: ChainId | null
  readonly address: string | null
  /** Why a page could not be had, where it could not. */
  readonly failure: Failure | null
}

/** What an account did, as far as it is known. */
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

/** What reads it from its beginning. */
export function activityRefresh(): EventInput {
  return activity.refreshed()
}

/** What reads the next page, or again the one that could not be had; null where there is none. */
export function activityMore(state: BootState): EventInput | null {
  const history = historyLookedAt(state)
  if (history?.status === 'failed')
    return history.cursor === null ? activity.refreshed() : activity.moreRequested({ cursor: history.cursor })
  return history?.status === 'loaded' && history.next !== null
    ? activity.moreRequested({ cursor: history.next })
    : null
}
