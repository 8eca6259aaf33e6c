import { filter } from 'rxjs'
import { accountKey, ofAccount } from '../../domain/account/by-account.ts'
import { byOrder } from '../../domain/values/by-order.ts'
import { historyLimit } from '../../domain/limits.ts'
import { isSameAccount } from '../../domain/account/same-account.ts'
import { isSwitchedOff } from '../../domain/options/switched-off.ts'
import { activity } from '../../events/activity/activity.ts'
import { isOneOf } from '../../events/define-events.ts'
import { viewMoves } from '../../events/shell/router.ts'
import { toast } from '../../events/shell/toast.ts'
import { historyLookedAt, lastHistory } from '../../selectors/activity/histories.ts'
import { isSeenOn } from '../../selectors/shell/on-screen.ts'
import { activeAccount } from '../../selectors/account/active-account.ts'
import type { StateOf } from '../../reducers/root.ts'
import { onOptionsChange } from '../streams/on-options-change.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { accountChanges } from '../account/account-changes.ts'
import { merge } from '../streams/merge.ts'
import { opening } from '../streams/arrival.ts'
import type { EventInputs } from '../streams/question.ts'

/**
 * Requests a history page by page. Requests nothing without a project or an account, or if activity is switched off.
 * Requests the first page when a visitor opens the view, refreshes it, or changes the account or the chain there.
 * Requests the next page once, when the end of the list becomes visible, and again if that page failed.
 * After a page with nothing new to show, requests the next one itself, a few times in a row.
 */
export const requestPages = defineEffect<StateOf<'activity'>>(({ on, state, decide }) =>
  merge(
    merge(opening(on, state, 'activity'), on(...viewMoves)).pipe(
      filter(() => isShown(state()) && !isBeginning(state())),
      decide(() => begun(state())),
    ),
    on(activity.refreshed).pipe(decide(() => begun(state()))),
    on(...accountChanges).pipe(
      filter(() => isShown(state()) && !isSameAccount(lastHistory(state().activity), activeAccount(state()))),
      decide(() => begun(state())),
    ),
    on(activity.moreRequested).pipe(
      decide(({ data: { cursor } }) => {
        const history = historyLookedAt(state())
        const isNext = history?.status === 'loaded' && history.next === cursor
        const isAgain = history?.status === 'failed' && history.cursor === cursor
        return isNext || isAgain ? asking(state(), cursor) : null
      }),
    ),
    on(activity.pageReceived).pipe(
      decide(({ data }) => {
        const history = ofAccount(state().activity.histories, data)
        const isNews = history?.status === 'loaded' && history.cursor === data.cursor
        if (!isNews || history.next === null || history.emptyPages === 0) return null
        return history.isTiresome ? null : asking(state(), history.next)
      }),
    ),
  ),
)

/** Asks the service for a page, if its account is still active. A newer question about the account, or abandoning it, aborts the running one. */
export const fetchHistory = defineEffect<StateOf<'activity'>>(({ on, state, ports, latestPer }) =>
  on(activity.pageRequested, activity.pageAbandoned).pipe(
    filter(
      (event) => isOneOf(event, activity.pageRequested) || !ofAccount(state().activity.histories, event.data),
    ),
    latestPer(({ data }) => accountKey(data), {
      limit: historyLimit,
      ask: (event, signal) => {
        if (!isOneOf(event, activity.pageRequested) || !isSameAccount(event.data, activeAccount(state())))
          return null
        const { chainId, address, cursor } = event.data
        return ports.transactions.history({ chainId, address, cursor }, signal)
      },
      then: (page, event) =>
        isOneOf(event, activity.pageRequested) ? activity.pageReceived({ ...event.data, ...page }) : null,
      fail: (failure, event) =>
        isOneOf(event, activity.pageRequested) ? activity.pageFailed({ ...event.data, failure }) : null,
    }),
  ),
)

/**
 * Abandons a page when another account or chain becomes active, even before its question is asked.
 * Abandons it also when the host switches activity off. The history is then dropped, and starts again if the visitor returns.
 */
export const abandonHistory = defineEffect<StateOf<'activity'>>(({ on, state, decide }) =>
  merge(on(activity.pageRequested, ...accountChanges), onOptionsChange(on, 'features')).pipe(
    decide(() => {
      const isOff = isSwitchedOff('activity', state().options)
      const shown = isOff ? null : activeAccount(state())
      return byOrder(state().activity.histories).flatMap(([, { status, chainId, address }]) =>
        status === 'loading' && !isSameAccount({ chainId, address }, shown)
          ? [activity.pageAbandoned({ chainId, address })]
          : [],
      )
    }),
  ),
)

/** Shows a toast to a visitor of the history if a page failed. */
export const notifyFailure = defineEffect<StateOf<'activity'>>(({ on, state, decide }) =>
  on(activity.pageFailed).pipe(
    decide(() =>
      isShown(state()) ? toast.shown({ variant: 'error', message: { text: 'activity.failed' } }) : null,
    ),
  ),
)

function begun(state: StateOf<'activity'>): EventInputs {
  const holder = activeAccount(state)
  if (!holder || !state.options?.projectId) return null
  if (isSwitchedOff('activity', state.options)) return null
  return activity.pageRequested({ ...holder, cursor: null })
}

function asking(state: StateOf<'activity'>, cursor: string): EventInputs {
  const history = historyLookedAt(state)
  if (!history) return null
  if (isSwitchedOff('activity', state.options)) return null
  const { chainId, address } = history
  return activity.pageRequested({ chainId, address, cursor })
}

/** Returns whether the first page of the active account is loading. */
function isBeginning(state: StateOf<'activity'>): boolean {
  const history = historyLookedAt(state)
  return history?.status === 'loading' && history.cursor === null
}

function isShown(state: StateOf<'activity'>): boolean {
  return isSeenOn(state, 'Transactions')
}
