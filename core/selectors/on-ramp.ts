import { namespaceOf } from '../domain/caip.ts'
import { isBuying, mayStillCome } from '../domain/on-ramp-attempt.ts'
import type { OnRampAttempt } from '../domain/on-ramp-attempt.ts'
import type { PaymentCurrency, PaymentLimit, limitStanding } from '../domain/on-ramp-options.ts'
import type { OnRampOrder } from '../domain/on-ramp-order.ts'
import type { OnRampQuote } from '../domain/on-ramp-quote.ts'
import { quoteFor } from '../domain/on-ramp-quote-status.ts'
import { isSameAddress } from '../domain/same-account.ts'
import type { StateOf } from '../reducers/root.ts'
import { isSeenOn } from './on-screen.ts'
import { lookedAt } from './looked-at.ts'
import { offeredProviders } from './offered-providers.ts'
import {
  chosenAmountStanding,
  chosenMethod,
  chosenOrder,
  chosenPayment,
  chosenPurchase,
} from './on-ramp-order.ts'
import type { Purchasable } from './on-ramp-order.ts'

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

/** The purchase that is shown, or null. */
export function currentPurchase({ onRamp: { attempts, current } }: StateOf<'on-ramp'>): OnRampAttempt | null {
  return (current === null ? null : attempts[current]) ?? null
}

/** Whether a purchase is for the account that is looked at. */
export function isForLookedAt(
  state: StateOf<'on-ramp'>,
  { address }: Pick<OnRampAttempt, 'address'>,
): boolean {
  return isSameAddress(address, lookedAt(state)?.address ?? '')
}

/** Whether an order can be placed with a provider, by its id, for the account that is looked at. */
export function canOrder(state: StateOf<'on-ramp'>, provider: string, { network }: OnRampOrder): boolean {
  const holder = lookedAt(state)
  const isFitting = holder !== null && namespaceOf(network.chainId) === namespaceOf(holder.chainId)
  return isFitting && offeredProviders(state).some(({ id }) => id === provider)
}

/** Whether somebody looks at a purchase, by the id of the press that began it. */
export function isPurchaseSeen(state: StateOf<'on-ramp'>, id: string): boolean {
  return isSeenOn(state, 'BuyInProgress') && state.onRamp.current === id
}

/** The purchase with an id where it is looked for: while it is waited for, or may still be paid. */
export function followedPurchase(state: StateOf<'on-ramp'>, id: string): OnRampAttempt | null {
  const attempt = state.onRamp.attempts[id]
  return attempt && (isBuying(attempt) || mayStillCome(attempt)) ? attempt : null
}
