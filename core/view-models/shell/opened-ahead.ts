import { firstView } from '../../selectors/shell/first-view.ts'
import type { BootState } from '../../reducers/root.ts'

/** Returns the state as if the modal were open now, so that a renderer can draw it before it is opened. */
export function openedAhead(state: BootState): BootState {
  return {
    ...state,
    modal: { ...state.modal, open: true },
    router: { ...state.router, history: [firstView(state)], direction: 'forward', tries: 0 },
  }
}
