import { activeSession } from '../sessions/active-session.ts'
import { isShowing } from '../shell/current-facts.ts'
import type { BootState } from '../../reducers/root.ts'
import { isOnScreen } from '../shell/on-screen.ts'

/** Returns whether a view is visible that shows an account's tokens. */
export function isTokenViewShown(state: Pick<BootState, 'modal' | 'router'>): boolean {
  return isOnScreen(state) && isShowing(state, 'tokens')
}

/** Returns whether the tokens of the connected account are visible. */
export function areTokensShown(state: BootState): boolean {
  return isTokenViewShown(state) && activeSession(state)?.isLocked === false
}
