import type { ViewName } from '../../domain/features/view-name.ts'
import type { BootState } from '../../reducers/root.ts'
import { currentView } from './current-view.ts'

type Screens = Pick<BootState, 'modal'>

/** Whether views stand in the page itself, beside the modal. */
export function isEmbedded({ modal: { embeds = 0 } }: Screens): boolean {
  return embeds > 0
}

/** Whether somebody can see a view: in the open modal, or in the page itself. */
export function isOnScreen(state: Screens): boolean {
  return state.modal.open || isEmbedded(state)
}

/** Whether one of these views is the current one where somebody can see it. */
export function isSeenOn(state: Pick<BootState, 'router' | 'modal'>, ...views: readonly ViewName[]): boolean {
  return isOnScreen(state) && views.includes(currentView(state))
}
