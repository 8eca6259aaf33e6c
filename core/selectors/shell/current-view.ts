import type { Route } from '../../domain/features/route.ts'
import type { ViewName } from '../../domain/features/view-name.ts'
import type { BootState } from '../../reducers/root.ts'

type Views = Pick<BootState, 'router'>
type ShownViews = Pick<BootState, 'router' | 'modal'>

/** Returns the current route, or the one that the modal would open with. */
export function currentRoute({ router: { history } }: Views): Route {
  return history.at(-1) ?? { view: 'Connect' }
}

export function currentView(state: Views): ViewName {
  return currentRoute(state).view
}

/** Returns whether the modal is open on one of these views. */
export function isOpenOn(state: ShownViews, ...views: readonly ViewName[]): boolean {
  return state.modal.open && views.includes(currentView(state))
}

/** Returns whether a view is the current one, or earlier in the history. */
export function isInHistory({ router: { history } }: Views, view: ViewName): boolean {
  return history.some((route) => route.view === view)
}
