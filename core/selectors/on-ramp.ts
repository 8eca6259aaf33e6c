import { namespaceOf } from '../domain/caip.ts'
import { networkOf } from '../domain/network.ts'
import type { Network } from '../domain/network.ts'
import { isBuying, mayStillCome } from '../domain/on-ramp-attempt.ts'
import type { OnRampAttempt } from '../domain/on-ramp-attempt.ts'
import { limitStanding } from '../domain/on-ramp-options.ts'
import type { PaymentCurrency, PaymentLimit, PurchaseNetwork } from '../domain/on-ramp-options.ts'
import { onRampNetworkName } from '../domain/on-ramp-network-name.ts'
import type { OnRampOrder } from '../domain/on-ramp-order.ts'
import type { OnRampQuote } from '../domain/on-ramp-quote.ts'
import { quoteFor } from '../domain/on-ramp-quote-status.ts'
import { isSameAddress } from '../domain/same-account.ts'
import type { StateOf } from '../reducers/root.ts'
import { isSeenOn } from './on-screen.ts'
import { lookedAt } from './looked-at.ts'
import { offeredProviders } from './offered-providers.ts'

/** Something that the account that is looked at can buy, on one network. */
export type Purchasable = OnRampOrder['purchase'] & { readonly network: PurchaseNetwork }

/** What the account that is looked at can buy on the networks that the host offers; where the on-ramp sells nothing for it, the coin of its own network, unless that is worth nothing. */
export function purchasables(state: StateOf<'on-ramp'>): readonly Purchasable[] {
  const holder = lookedAt(state)
  if (!holder) return []
  const networks = state.options?.networks ?? []
  const { purchaseCurrencies } = state.onRamp.offer.options
  const sold = purchaseCurrencies.flatMap(({ networks: ways, ...purchase }) =>
    ways
      .filter(({ chainId }) => namespaceOf(chainId) === namespaceOf(holder.chainId))
      .flatMap((network) => (networkOf(networks, network.chainId) ? [{ ...purchase, network }] : [])),
  )
  const own = networkOf(networks, holder.chainId)
  return sold.length > 0 || !own || own.isTestnet ? sold : [coinOf(own)]
}

/** What is chosen of it; where nothing is, the first on the account's own network, else the first of all. */
export function standingPurchase(state: StateOf<'on-ramp'>): Purchasable | null {
  const offered = purchasables(state)
  const { purchase } = state.onRamp.choice
  const chosen = offered.find(
    ({ id, network }) => id === purchase?.id && network.chainId === purchase.chainId,
  )
  const home = lookedAt(state)?.chainId
  return chosen ?? offered.find(({ network }) => network.chainId === home) ?? offered[0] ?? null
}

/** The currency that is paid in: the chosen one, else the first. */
export function standingPayment({ onRamp: { offer, choice } }: StateOf<'on-ramp'>): PaymentCurrency | null {
  const { paymentCurrencies } = offer.options
  return paymentCurrencies.find(({ id }) => id === choice.payment) ?? paymentCurrencies[0] ?? null
}

/** How one pays, with its limits: the chosen way, else the first. */
export function standingMethod(state: StateOf<'on-ramp'>): PaymentLimit | null {
  const limits = standingPayment(state)?.limits ?? []
  return limits.find(({ id }) => id === state.onRamp.choice.method) ?? limits[0] ?? null
}

/** How the amount that is typed stands to the limits of the way to pay. */
export function amountStanding(state: StateOf<'on-ramp'>): ReturnType<typeof limitStanding> {
  const limit = standingMethod(state)
  const { amount } = state.onRamp.choice
  return limit && amount !== null ? limitStanding(amount, limit) : 'no-amount'
}

/** What stands in the form, or null before it can be bought. */
export function standingOnRampOrder(state: StateOf<'on-ramp'>): OnRampOrder | null {
  const [chosen, payment, method] = [standingPurchase(state), standingPayment(state), standingMethod(state)]
  const { amount } = state.onRamp.choice
  if (!chosen || !payment || !method || amount === null || amountStanding(state) !== 'within') return null
  const { network, id, name, symbol } = chosen
  return { purchase: { id, name, symbol }, network, payment: payment.id, method: method.id, amount }
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

function coinOf({ id: chainId, name: label, nativeCurrency: { name, symbol } }: Network): Purchasable {
  const network = { name: onRampNetworkName(chainId) ?? label, label, chainId, address: null }
  return { id: symbol, name, symbol, network }
}
