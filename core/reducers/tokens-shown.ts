import type { ViewName } from '../domain/view-name.ts'
import { activeSession } from './active-session.ts'
import type { BootState } from './root.ts'

const tokenViews: ReadonlySet<ViewName | undefined> = new Set(['Account', 'AllTokens'])

/** Whether the open modal shows what somebody holds who is connected. */
export function areTokensShown(state: BootState): boolean {
  return (
    state.modal.open &&
    tokenViews.has(state.router.history.at(-1)) &&
    activeSession(state)?.isLocked === false
  )
}
