import { shapeOf } from './domain/shape-of.ts'
import type { QuoteFault } from './domain/bounds/on-ramp-quote.ts'
import type { OnRampQuote } from './domain/on-ramp-quote.ts'
import type { Sought } from './drive-flow.ts'
import type { OnRampOffer, PurchaseRequest } from './on-ramp-request.ts'
import type { RootState } from './reducers/root.ts'
import { offeredProviders } from './selectors/offered-providers.ts'
import {
  amountStanding,
  purchasables,
  standingMethod,
  standingOnRampQuote,
  standingPayment,
} from './selectors/on-ramp.ts'

/** What stands in the form at its price, once that is known, or why it cannot be bought. */
export function priced(state: RootState): Sought<OnRampQuote> {
  const refused = unpriced(state)
  if (refused) return refused
  const { quote: status } = state.onRamp
  if (status.step === 'quoted' && status.fault !== null) return refusedQuote(status.fault)
  const quote = status.step === 'quoted' ? standingOnRampQuote(state) : null
  return quote && { found: quote }
}

function refusedQuote(fault: QuoteFault): Sought<never> {
  const because =
    fault === 'other-order'
      ? 'the quote is for something else than was asked'
      : 'the quote is far from the price of what is bought'
  return { failure: { code: 'verification-failed', detail: because }, because }
}

/** Why nobody sells what stands in the form for its amount; null where somebody may. */
export function unpriced(state: RootState): Sought<never> {
  if (purchasables(state).length === 0) return { failure: { code: 'chain-unsupported' } }
  const standing = amountStanding(state)
  if (standing === 'within') return null
  if (standing === 'no-amount') return { failure: { code: 'invalid-request' } }
  const { id, least, most } = standingMethod(state) ?? {}
  const currency = standingPayment(state)?.id
  const detail = `The amount is ${state.onRamp.choice.amount}; expected ${least} to ${most} ${currency} by ${id}.`
  const because =
    standing === 'below' ? `it takes at least ${least} ${currency}` : `it takes at most ${most} ${currency}`
  return { failure: { code: 'limit-exceeded', detail }, because: `${because} by ${id}` }
}

/** Why nobody buys from a provider; null for one that is offered. */
export function unknownProvider(state: RootState, provider: unknown): Sought<never> {
  const offered = offeredProviders(state)
  if (offered.some(({ id }) => id === provider)) return null
  const detail = `The provider is ${shapeOf(provider)}; expected one of ${idsOf(offered)}.`
  return { failure: { code: 'resource-not-found', detail } }
}

/** What is asked for and not offered, in words; null where all of it is, and where nothing is sold at all. */
export function notOffered(
  { purchases, payments }: OnRampOffer,
  { payment, method, purchase }: Omit<PurchaseRequest, 'amount'>,
): string | null {
  if (purchases.length === 0) return null
  const paid = payment === undefined ? payments[0] : payments.find(({ id }) => id === payment)
  if (payment !== undefined && !paid)
    return `The payment is ${shapeOf(payment)}; expected one of ${idsOf(payments)}.`
  const { id: currency, limits = [] } = paid ?? {}
  if (method !== undefined && !limits.some(({ id }) => id === method))
    return `The method is ${shapeOf(method)}; expected one of ${idsOf(limits)} for ${currency}.`
  if (purchase === undefined) return null
  const { id, chainId } = Object(purchase) as Partial<typeof purchase>
  const isSold = purchases.some((one) => one.id === id && one.network.chainId === chainId)
  return isSold
    ? null
    : `The purchase is ${shapeOf(id)} on ${shapeOf(chainId)}; expected one that offer() names.`
}

function idsOf(all: readonly { readonly id: string }[]): string {
  return all.map(({ id }) => id).join(', ')
}
