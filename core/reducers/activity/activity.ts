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

/** What an account did on one chain, the newest first, as far as pages came; `next` is the cursor of the next one. */
export type History = Ordered & {
  readonly chainId: ChainId
  readonly address: string
  /** When it was begun, in milliseconds since 1970. */
  readonly startedAt: number
  readonly status: 'loading' | 'loaded' | 'failed'
  /** The page under way, or that failed. */
  readonly cursor: string | null
  readonly transactions: readonly Transaction[]
  readonly next: string | null
  /** How many pages came, and how many of the last of them had nothing new to show. */
  readonly pages: number
  readonly emptyPages: number
  /** Whether these are so many that the next one is asked for only by a person. */
  readonly isTiresome: boolean
  readonly failure: Failure | null
}

/** The histories of the accounts that somebody looked at; there is none until then. */
export type ActivityState = { readonly histories: ByAccount<History> }

const initial: ActivityState = { histories: {} }

/** How many histories are kept: those that were begun last. */
const mostHistories = 10

/** How many pages with nothing to show are passed over by themselves, one after the other. */
const mostEmptyPages = 5

declare module '../root.ts' {
  interface LateBranches {
    readonly activity: ['activity', ActivityState]
  }
}

/** Of answers only that to the question that stands counts; what stood before a list began anew stays until its first page comes. */
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
