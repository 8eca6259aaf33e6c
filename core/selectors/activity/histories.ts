import { ofAccount } from '../../domain/account/by-account.ts'
import { inOrder } from '../../domain/values/in-order.ts'
import type { ActivityState, History } from '../../reducers/activity/activity.ts'
import type { BootState } from '../../reducers/root.ts'
import { lookedAt } from '../account/looked-at.ts'

/** The history of the account that is looked at, as far as it is known, or null. */
export function historyLookedAt(state: BootState): History | null {
  const holder = lookedAt(state)
  return (holder && state.activity && ofAccount(state.activity.histories, holder)) ?? null
}

/** The history that was begun last, or null. */
export function lastHistory({ histories }: ActivityState): History | null {
  return inOrder(histories).at(-1)?.[1] ?? null
}
