import { firstView } from '../../selectors/shell/first-view.ts'
import type { BootState } from '../../reducers/root.ts'

/** The state as it would be were the modal opened now: what can be drawn before anybody opens it. */
export function openedAhead(state: BootState): BootState {
  return {
    ...state,
    modal: { ...state.modal, open: true },
    router: { ...state.router, history: [firstView(state)], direction: 'forward', tries: 0 },
  }
}
