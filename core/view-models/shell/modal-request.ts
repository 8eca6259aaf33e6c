import type { ViewName } from '../../domain/features/view-name.ts'
import type { EventInput } from '../../events/define-events.ts'
import { modal } from '../../events/shell/modal.ts'
import type { BootState } from '../../reducers/root.ts'
import { currentView } from '../../selectors/shell/current-view.ts'

/** Whether the modal was asked for and which view it shows, and what takes that back when it cannot be drawn. */
export type ModalRequest = { readonly open: boolean; readonly view: ViewName; readonly giveUp: EventInput }

/** All that a page needs to know before the modal's code is there. */
export function modalRequestView(state: BootState): ModalRequest {
  return {
    open: state.modal.open,
    view: currentView(state),
    giveUp: modal.notDrawn(),
  }
}
