import type { Draft } from 'immer'
import type { BaseUnits } from '../../domain/values/amount.ts'
import type { FlowOrigin } from '../../domain/flows/flow-origin.ts'
import { nextOrder } from '../../domain/values/by-order.ts'
import type { OnRampQuote } from '../../domain/buy/quote.ts'
import { arrivalSource } from '../../domain/buy/purchase.ts'
import type { Purchase, PurchaseOrder } from '../../domain/buy/purchase.ts'
import { isSameAddress } from '../../domain/account/same-account.ts'
import { purchaseFlow } from '../../flows/purchase.ts'

type Purchases = { readonly purchases: Record<string, Draft<Purchase>> }

/** Returns a started purchase. `id` and `at` are those of the intent. `quote` is the order's, or the known one. */
export function startedPurchase(
  { purchases }: Purchases,
  { window, held, ...order }: PurchaseOrder,
  intent: { readonly id: string; readonly at: number; readonly by: FlowOrigin },
  quote: OnRampQuote | null,
): Draft<Purchase> {
  const { id, at, by } = intent
  return {
    ...order,
    quote,
    id,
    by,
    order: nextOrder(purchases),
    step: purchaseFlow.first,
    startedAt: at,
    window: window ?? 'opening',
    link: null,
    uncheckedLink: null,
    known: null,
    purchase: null,
    held: held ?? null,
    before: 'asked',
    risenAt: null,
    lookedAt: at,
    missedLooks: 0,
    failure: null,
  }
}

/** Returns the purchases of an account that its history reports. */
export function historyPurchases(
  { purchases }: Purchases,
  { address }: { readonly address: string },
): readonly Draft<Purchase>[] {
  return Object.values(purchases).filter(
    (purchase) => arrivalSource(purchase) === 'history' && isSameAddress(purchase.address, address),
  )
}

/** Changes a purchase, if it is still stored. */
export function toPurchase(
  { purchases }: Purchases,
  { flow }: { readonly flow: string },
  change: (purchase: Draft<Purchase>) => void,
): void {
  const purchase = purchases[flow]
  if (purchase) change(purchase)
}

/** Sets the balance from which a purchase counts, after another purchase arrived. Without an amount, a node has to be asked. */
export function countFrom(purchase: Draft<Purchase>, amount: BaseUnits | undefined): void {
  purchase.held = amount ?? null
  if (amount === undefined && purchase.before === 'known') purchase.before = 'asked'
}
