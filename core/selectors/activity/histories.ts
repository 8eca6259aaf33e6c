import { ofAccount } from '../../domain/account/by-account.ts'
import { byOrder } from '../../domain/values/by-order.ts'
import type { ActivityState, History } from '../../reducers/activity/activity.ts'
import type { BootState } from '../../reducers/root.ts'
import { activeAccount } from '../account/active-account.ts'

/** Returns the known history of the active account, or null. */
export function historyLookedAt(state: BootState): History | null {
  const holder = activeAccount(state)
  return (holder && state.activity && ofAccount(state.activity.histories, holder)) ?? null
}

/** Returns the history that was started last, or null. */
export function lastHistory({ histories }: ActivityState): History | null {
  return byOrder(histories).at(-1)?.[1] ?? null
}
