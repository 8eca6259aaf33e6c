import { byOrder } from '../../domain/values/by-order.ts'
import { isBuying, mayStillArrive } from '../../domain/buy/purchase.ts'
import type { Purchase } from '../../domain/buy/purchase.ts'
import type { PaymentCurrency, PaymentLimit, limitStatus } from '../../domain/buy/options.ts'
import type { OnRampOrder } from '../../domain/buy/order.ts'
import type { OnRampQuote } from '../../domain/buy/quote.ts'
import { quoteFor } from '../../domain/buy/quote-phase.ts'
import { isSameAddress } from '../../domain/account/same-account.ts'
import type { StateOf } from '../../reducers/root.ts'
import { currentRoute } from '../shell/current-view.ts'
import { isOnScreen } from '../shell/on-screen.ts'
import { activeAccount } from '../account/active-account.ts'
import { chosenAmountStatus, chosenMethod, chosenOrder, chosenPayment, chosenPurchase } from './order.ts'
import type { Purchasable } from './order.ts'

/** Returns the purchase in the form: the visitor's choice, or the first one that is offered. */
export function currentPurchase(state: StateOf<'on-ramp'>): Purchasable | null {
  return chosenPurchase(state, state.onRamp.choice, activeAccount(state))
}

/** Returns the payment currency in the form. */
export function currentPayment(state: StateOf<'on-ramp'>): PaymentCurrency | null {
  return chosenPayment(state, state.onRamp.choice)
}

/** Returns the payment method in the form, with its limits. */
export function currentMethod(state: StateOf<'on-ramp'>): PaymentLimit | null {
  return chosenMethod(state, state.onRamp.choice)
}

/** Returns whether the typed amount is within the limits of the payment method. */
export function amountStatus(state: StateOf<'on-ramp'>): ReturnType<typeof limitStatus> {
  return chosenAmountStatus(state, state.onRamp.choice)
}

/** Returns the order in the form, or null while it is not complete. */
export function currentOnRampOrder(state: StateOf<'on-ramp'>): OnRampOrder | null {
  return chosenOrder(state, state.onRamp.choice, activeAccount(state))
}

/** Returns the quote for the order in the form, or null. */
export function currentOnRampQuote(state: StateOf<'on-ramp'>): OnRampQuote | null {
  return quoteFor(state.onRamp.quotePhase, currentOnRampOrder(state))
}

/** Returns the purchase that the current view shows, or null. */
export function shownPurchase(state: StateOf<'on-ramp'>): Purchase | null {
  const route = currentRoute(state)
  const flow = route.view === 'BuyInProgress' ? route.flow : undefined
  return state.onRamp.purchases[flow ?? ''] ?? null
}

/** Returns the last started purchase of the active account that has not ended, or null. */
export function runningPurchase(state: StateOf<'on-ramp'>): Purchase | null {
  const lastFirst = [...byOrder(state.onRamp.purchases)].reverse()
  const running = lastFirst.find(([, purchase]) => isBuying(purchase) && isForLookedAt(state, purchase))
  return running?.[1] ?? null
}

/** Returns whether a purchase is for the active account. */
export function isForLookedAt(state: StateOf<'on-ramp'>, { address }: Pick<Purchase, 'address'>): boolean {
  return isSameAddress(address, activeAccount(state)?.address ?? '')
}

/** Returns whether a purchase is on the screen. */
export function isPurchaseSeen(state: StateOf<'on-ramp'>, id: string): boolean {
  return isOnScreen(state) && shownPurchase(state)?.id === id
}

/** Returns the purchase with an id while it is running, or may still be paid. */
export function trackedPurchase(state: StateOf<'on-ramp'>, id: string): Purchase | null {
  const purchase = state.onRamp.purchases[id]
  return purchase && (isBuying(purchase) || mayStillArrive(purchase)) ? purchase : null
}
