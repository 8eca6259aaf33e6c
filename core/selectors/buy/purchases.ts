import { addressKey } from '../../domain/account/by-account.ts'
import { namespaceOf } from '../../domain/values/caip.ts'
import { arrivalSource } from '../../domain/buy/purchase.ts'
import type { Purchase } from '../../domain/buy/purchase.ts'
import { coinbase } from '../../domain/buy/provider.ts'
import type { PurchaseList } from '../../reducers/buy/purchases.ts'
import type { StateOf } from '../../reducers/root.ts'
import { activeAccount } from '../account/active-account.ts'
import { isForLookedAt } from './on-ramp.ts'

/** Returns the known list of the active account's purchases. Null if no history serves it, or until one was read. */
export function purchaseList(state: StateOf<'on-ramp'>): PurchaseList | null {
  const holder = activeAccount(state)
  if (!holder || !hasPurchaseHistory(state)) return null
  return state.purchases.lists[addressKey(holder.address)] ?? null
}

/** Returns whether there is a purchase history for the active account. */
export function hasPurchaseHistory(state: StateOf<'on-ramp'>): boolean {
  const holder = activeAccount(state)
  const isServed = holder !== null && coinbase.namespaces.includes(namespaceOf(holder.chainId))
  return isServed && Boolean(state.options?.projectId)
}

/** Returns the active account's purchases that no history reports, finished or being processed. */
export function unlistedPurchases(state: StateOf<'on-ramp'>): readonly Purchase[] {
  return Object.values(state.onRamp.purchases).filter(
    (purchase) =>
      arrivalSource(purchase) === 'balance' &&
      (purchase.step === 'bought' || purchase.step === 'processing') &&
      isForLookedAt(state, purchase),
  )
}
