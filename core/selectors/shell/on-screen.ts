import type { ViewName } from '../../domain/features/view-name.ts'
import type { BootState } from '../../reducers/root.ts'
import { currentView } from './current-view.ts'

type Screens = Pick<BootState, 'modal'>

/** Returns whether the page has embedded views beside the modal. */
export function isEmbedded({ modal: { embeds = 0 } }: Screens): boolean {
  return embeds > 0
}

/** Returns whether a view is visible: in the open modal, or embedded in the page. */
export function isOnScreen(state: Screens): boolean {
  return state.modal.open || isEmbedded(state)
}

/** Returns whether one of these views is the current one and is visible. */
export function isSeenOn(state: Pick<BootState, 'router' | 'modal'>, ...views: readonly ViewName[]): boolean {
  return isOnScreen(state) && views.includes(currentView(state))
}
