import { activeSession } from '../sessions/active-session.ts'
import { isShowing } from '../shell/current-facts.ts'
import type { BootState } from '../../reducers/root.ts'
import { isOnScreen } from '../shell/on-screen.ts'

/** Whether somebody sees a view in which an account's tokens have a place. */
export function isTokenViewShown(state: Pick<BootState, 'modal' | 'router'>): boolean {
  return isOnScreen(state) && isShowing(state, 'tokens')
}

/** Whether somebody sees what they hold who is connected. */
export function areTokensShown(state: BootState): boolean {
  return isTokenViewShown(state) && activeSession(state)?.isLocked === false
}
