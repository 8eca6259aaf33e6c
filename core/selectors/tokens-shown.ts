import { activeSession } from './active-session.ts'
import { isShowing } from './current-facts.ts'
import type { BootState } from '../reducers/root.ts'

/** Whether the open modal shows a view in which an account's tokens have a place. */
export function isTokenViewShown(state: Pick<BootState, 'modal' | 'router'>): boolean {
  return state.modal.open && isShowing(state, 'tokens')
}

/** Whether the open modal shows what somebody holds who is connected. */
export function areTokensShown(state: BootState): boolean {
  return isTokenViewShown(state) && activeSession(state)?.isLocked === false
}
