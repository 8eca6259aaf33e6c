import type { Route } from '../../domain/features/route.ts'
import type { ViewName } from '../../domain/features/view-name.ts'
import type { BootState } from '../../reducers/root.ts'

type Views = Pick<BootState, 'router'>
type ShownViews = Pick<BootState, 'router' | 'modal'>

/** Where the modal stands, or would open. */
export function currentRoute({ router: { history } }: Views): Route {
  return history.at(-1) ?? { view: 'Connect' }
}

/** The view of the current route. */
export function currentView(state: Views): ViewName {
  return currentRoute(state).view
}

/** Whether the modal is open on one of these views. */
export function isOpenOn(state: ShownViews, ...views: readonly ViewName[]): boolean {
  return state.modal.open && views.includes(currentView(state))
}

/** Whether a view is the current one, or lies below it. */
export function isInHistory({ router: { history } }: Views, view: ViewName): boolean {
  return history.some((route) => route.view === view)
}
