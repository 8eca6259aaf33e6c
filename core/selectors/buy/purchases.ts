import { addressKey } from '../../domain/account/by-account.ts'
import { namespaceOf } from '../../domain/values/caip.ts'
import { followedBy } from '../../domain/buy/purchase.ts'
import type { Purchase } from '../../domain/buy/purchase.ts'
import { coinbase } from '../../domain/buy/provider.ts'
import type { PurchaseList } from '../../reducers/buy/purchases.ts'
import type { StateOf } from '../../reducers/root.ts'
import { activeAccount } from '../account/active-account.ts'
import { isForLookedAt } from './on-ramp.ts'

/** What the account that is looked at bought, as far as the history of it was read; null where no history serves it, or none was read yet. */
export function purchaseList(state: StateOf<'on-ramp'>): PurchaseList | null {
  const holder = activeAccount(state)
  if (!holder || !hasPurchaseHistory(state)) return null
  return state.purchases.lists[addressKey(holder.address)] ?? null
}

/** Whether there is a history of what the account that is looked at bought. */
export function hasPurchaseHistory(state: StateOf<'on-ramp'>): boolean {
  const holder = activeAccount(state)
  const isServed = holder !== null && coinbase.namespaces.includes(namespaceOf(holder.chainId))
  return isServed && Boolean(state.options?.projectId)
}

/** Returns what it bought, or pays for now, of which no history tells. */
export function untoldPurchases(state: StateOf<'on-ramp'>): readonly Purchase[] {
  return Object.values(state.onRamp.purchases).filter(
    (purchase) =>
      followedBy(purchase) === 'balance' &&
      (purchase.step === 'bought' || purchase.step === 'processing') &&
      isForLookedAt(state, purchase),
  )
}
