import type { ViewName } from '../../domain/features/view-name.ts'
import type { EventInput } from '../../events/define-events.ts'
import { modal } from '../../events/shell/modal.ts'
import type { BootState } from '../../reducers/root.ts'
import { currentView } from '../../selectors/shell/current-view.ts'

/** Whether the modal was requested, which view it shows, and the event that cancels the request when the modal cannot be drawn. */
export type ModalRequest = { readonly open: boolean; readonly view: ViewName; readonly giveUp: EventInput }

/** Returns everything that a page needs to know before the modal's code is loaded. */
export function modalRequestView(state: BootState): ModalRequest {
  return {
    open: state.modal.open,
    view: currentView(state),
    giveUp: modal.unavailable(),
  }
}
