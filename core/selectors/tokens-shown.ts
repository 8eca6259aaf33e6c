import type { ViewName } from '../domain/view-name.ts'
import { activeSession } from './active-session.ts'
import type { BootState } from '../reducers/root.ts'

const tokenViews: ReadonlySet<ViewName | undefined> = new Set([
  'Account',
  'AllTokens',
  'WalletSend',
  'WalletSendSelectToken',
  'WalletSendPreview',
])

/** Whether the open modal shows a view in which an account's tokens have a place. */
export function isTokenViewShown({ modal, router }: Pick<BootState, 'modal' | 'router'>): boolean {
  return modal.open && tokenViews.has(router.history.at(-1))
}

/** Whether the open modal shows what somebody holds who is connected. */
export function areTokensShown(state: BootState): boolean {
  return isTokenViewShown(state) && activeSession(state)?.isLocked === false
}
