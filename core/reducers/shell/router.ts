import type { Draft } from 'immer'
import type { Continuation } from '../../domain/features/continuation.ts'
import { hasArguments, isSameRoute, routeOf } from '../../domain/features/route.ts'
import type { Route } from '../../domain/features/route.ts'
import { host } from '../../events/host.ts'
import { modal } from '../../events/shell/modal.ts'
import { router } from '../../events/shell/router.ts'
import { bootBeginning } from '../slices/boot-beginning.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** The direction of the last navigation, so that a renderer can slide views accordingly. */
export type Direction = 'forward' | 'back'

/** The history of views, and the transactions that keep the modal open. */
export type RouterState = {
  /** The routes, the current one last. */
  readonly history: readonly Route[]
  readonly direction: Direction
  /** How many times the current view was requested again because drawing it had failed. */
  readonly tries: number
  readonly transactions: readonly Transaction[]
  /** Whether the visitor has just arrived at the current route with arguments, and its form has not begun with them. */
  readonly isArrival?: boolean
}

/** What keeps the modal open until its holder, a flow or a view, ends, and where each end leads. */
type Transaction = {
  readonly holder: string
  readonly onSuccess: Continuation
  readonly onCancel: Continuation
}

/** Reduces navigation between views. */
export const routerSlice = defineSlice<RouterState>(bootBeginning.router, (when) => [
  when([router.viewPushed], (draft, { data }) => {
    const route = routeOf(data)
    if (!isSameRoute(route, draft.history.at(-1))) go(draft, 'forward', [...draft.history, route])
  }),
  when([router.viewReplaced], (draft, { data }) =>
    go(draft, 'forward', [...draft.history.slice(0, -1), routeOf(data)]),
  ),
  when([router.viewReset, modal.opened], (draft, { data }) => go(draft, 'forward', [routeOf(data)])),
  when([modal.closed], (draft) => {
    go(draft, 'forward', [{ view: 'Connect' }])
    draft.transactions = []
  }),
  when([router.wentBack], (draft) => {
    if (draft.history.length > 1) go(draft, 'back', draft.history.slice(0, -1))
  }),
  when([router.wentBackToIndex], (draft, { data }) => {
    if (draft.history.length > 1) go(draft, 'back', draft.history.slice(0, data.index + 1))
  }),
  when([router.viewRetried], (draft) => {
    draft.tries += 1
  }),
  when([router.transactionPushed], (draft, { data }) => {
    draft.transactions.push(data)
  }),
  when([router.transactionPopped], (draft, { data }) => {
    draft.transactions = draft.transactions.filter(({ holder }) => holder !== data.holder)
  }),
  when([host.stopped], (draft) => {
    draft.transactions = []
  }),
])

function go(draft: Draft<RouterState>, direction: Direction, history: Route[]): void {
  draft.direction = direction
  draft.tries = 0
  draft.history = history
  const route = history.at(-1)
  if (direction === 'forward' && route && hasArguments(route)) draft.isArrival = true
  else delete draft.isArrival
}
