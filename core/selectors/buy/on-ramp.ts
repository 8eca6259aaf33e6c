import { inOrder } from '../../domain/values/in-order.ts'
import { isBuying, mayStillCome } from '../../domain/buy/purchase.ts'
import type { Purchase } from '../../domain/buy/purchase.ts'
import type { PaymentCurrency, PaymentLimit, limitStanding } from '../../domain/buy/options.ts'
import type { OnRampOrder } from '../../domain/buy/order.ts'
import type { OnRampQuote } from '../../domain/buy/quote.ts'
import { quoteFor } from '../../domain/buy/quote-status.ts'
import { isSameAddress } from '../../domain/account/same-account.ts'
import type { StateOf } from '../../reducers/root.ts'
import { currentRoute } from '../shell/current-view.ts'
import { isOnScreen } from '../shell/on-screen.ts'
import { lookedAt } from '../account/looked-at.ts'
import { chosenAmountStanding, chosenMethod, chosenOrder, chosenPayment, chosenPurchase } from './order.ts'
import type { Purchasable } from './order.ts'

/** What stands in the form: the choice of the visitor, and of what they left open the first that is offered. */
export function standingPurchase(state: StateOf<'on-ramp'>): Purchasable | null {
  return chosenPurchase(state, state.onRamp.choice, lookedAt(state))
}

/** The currency that is paid in. */
export function standingPayment(state: StateOf<'on-ramp'>): PaymentCurrency | null {
  return chosenPayment(state, state.onRamp.choice)
}

/** How one pays, with its limits. */
export function standingMethod(state: StateOf<'on-ramp'>): PaymentLimit | null {
  return chosenMethod(state, state.onRamp.choice)
}

/** How the amount that is typed stands to the limits of the way to pay. */
export function amountStanding(state: StateOf<'on-ramp'>): ReturnType<typeof limitStanding> {
  return chosenAmountStanding(state, state.onRamp.choice)
}

/** What stands in the form, or null before it can be bought. */
export function standingOnRampOrder(state: StateOf<'on-ramp'>): OnRampOrder | null {
  return chosenOrder(state, state.onRamp.choice, lookedAt(state))
}

/** What that costs and gives, as far as it is known. */
export function standingOnRampQuote(state: StateOf<'on-ramp'>): OnRampQuote | null {
  return quoteFor(state.onRamp.quote, standingOnRampOrder(state))
}

/** Returns the purchase that the current view shows, or null. */
export function shownPurchase(state: StateOf<'on-ramp'>): Purchase | null {
  const route = currentRoute(state)
  const flow = route.view === 'BuyInProgress' ? route.flow : undefined
  return state.onRamp.purchases[flow ?? ''] ?? null
}

/** Returns the purchase of the account that is looked at which started last and has not ended, or null. */
export function runningPurchase(state: StateOf<'on-ramp'>): Purchase | null {
  const lastFirst = [...inOrder(state.onRamp.purchases)].reverse()
  const running = lastFirst.find(([, purchase]) => isBuying(purchase) && isForLookedAt(state, purchase))
  return running?.[1] ?? null
}

/** Returns whether a purchase is for the account that is looked at. */
export function isForLookedAt(state: StateOf<'on-ramp'>, { address }: Pick<Purchase, 'address'>): boolean {
  return isSameAddress(address, lookedAt(state)?.address ?? '')
}

/** Returns whether somebody looks at a purchase. */
export function isPurchaseSeen(state: StateOf<'on-ramp'>, id: string): boolean {
  return isOnScreen(state) && shownPurchase(state)?.id === id
}

/** Returns the purchase with an id while it is waited for, or may still be paid. */
export function followedPurchase(state: StateOf<'on-ramp'>, id: string): Purchase | null {
  const purchase = state.onRamp.purchases[id]
  return purchase && (isBuying(purchase) || mayStillCome(purchase)) ? purchase : null
}
