import { original } from 'immer'
import type { Draft } from 'immer'
import { accountKey, ofAccount } from '../../domain/account/by-account.ts'
import type { ByAccount } from '../../domain/account/by-account.ts'
import { byOrder, nextOrder } from '../../domain/values/by-order.ts'
import type { Ordered } from '../../domain/values/by-order.ts'
import type { AccountOnChain } from '../../domain/account/same-account.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { shownOn, withTransactions } from '../../domain/activity/transaction.ts'
import type { Transaction } from '../../domain/activity/transaction.ts'
import { activity } from '../../events/activity/activity.ts'
import { host } from '../../events/host.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** The transactions of an account on one chain, in the pages so far. */
export type History = Ordered & {
  readonly chainId: ChainId
  readonly address: string
  /** When the history was started, in milliseconds since 1970. */
  readonly startedAt: number
  readonly status: 'loading' | 'loaded' | 'failed'
  /** The cursor of the page that is loading or has failed. */
  readonly cursor: string | null
  /** The transactions, newest first. */
  readonly transactions: readonly Transaction[]
  /** The cursor of the next page; null after the last one. */
  readonly next: string | null
  /** The number of pages that have arrived. */
  readonly pages: number
  /** How many of the last pages in a row had nothing new to show. */
  readonly emptyPages: number
  /** Whether so many pages were empty that only a visitor requests the next one. */
  readonly isTiresome: boolean
  readonly failure: Failure | null
}

/** The histories of the accounts that a visitor has opened. */
export type ActivityState = { readonly histories: ByAccount<History> }

const initial: ActivityState = { histories: {} }

/** How many histories are stored: those that were started last. */
const mostHistories = 10

/** How many pages with nothing to show are followed by the next one automatically. */
const mostEmptyPages = 5

declare module '../root.ts' {
  interface LateBranches {
    readonly activity: ['activity', ActivityState]
  }
}

/** Reduces histories. Only the answer to the current question counts. An old list stays until the first page of the new one arrives. */
export const activitySlice = defineSlice<ActivityState>(initial, (when) => [
  when([activity.pageRequested], (draft, { at, data: { cursor, ...holder } }) => {
    const known = historyAbout(draft, holder)
    if (cursor !== null) {
      if (known) Object.assign(known, { status: 'loading', cursor, isTiresome: false, failure: null })
      return
    }
    draft.histories[accountKey(holder)] = {
      ...holder,
      order: nextOrder(draft.histories),
      startedAt: at,
      status: 'loading',
      cursor,
      transactions: known?.transactions ?? [],
      next: null,
      pages: 0,
      emptyPages: 0,
      isTiresome: false,
      failure: null,
    }
    for (const [id] of byOrder(draft.histories).slice(0, -mostHistories)) delete draft.histories[id]
  }),
  when([activity.pageReceived], (draft, { data }) => {
    const history = awaitedBy(draft, data)
    if (!history) return
    const shown = shownOn(data.chainId, data.transactions)
    const known = data.cursor === null ? [] : (original(history)?.transactions ?? [])
    const ids = new Set(known.map(({ id }) => id))
    const isNews = shown.some(({ id }) => !ids.has(id))
    history.transactions = [...withTransactions(known, shown)]
    history.status = 'loaded'
    history.next = data.next === data.cursor ? null : data.next
    history.pages += 1
    history.emptyPages = isNews ? 0 : history.emptyPages + 1
    history.isTiresome = history.emptyPages > 0 && history.emptyPages % mostEmptyPages === 0
  }),
  when([activity.pageFailed], (draft, { data }) => {
    const history = awaitedBy(draft, data)
    if (!history) return
    history.status = 'failed'
    history.failure = data.failure
    if (data.cursor === null) history.transactions = []
  }),
  when([activity.pageAbandoned], (draft, { data }) => {
    if (historyAbout(draft, data)?.status === 'loading') delete draft.histories[accountKey(data)]
  }),
  when([host.stopped], () => initial),
])

function historyAbout({ histories }: Draft<ActivityState>, holder: AccountOnChain): Draft<History> | null {
  return ofAccount<Draft<History>>(histories, holder)
}

function awaitedBy(
  draft: Draft<ActivityState>,
  data: AccountOnChain & { readonly cursor: string | null },
): Draft<History> | null {
  const history = historyAbout(draft, data)
  return history?.status === 'loading' && history.cursor === data.cursor ? history : null
}
