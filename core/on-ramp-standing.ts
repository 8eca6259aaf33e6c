import { shapeOf } from './domain/shape-of.ts'
import type { QuoteFault } from './domain/bounds/on-ramp-quote.ts'
import type { OnRampQuote } from './domain/on-ramp-quote.ts'
import type { Sought } from './drive-flow.ts'
import type { RootState } from './reducers/root.ts'
import { offeredProviders } from './selectors/offered-providers.ts'
import { purchasables } from './selectors/on-ramp-order.ts'
import { amountStanding, standingMethod, standingOnRampQuote, standingPayment } from './selectors/on-ramp.ts'

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

function idsOf(all: readonly { readonly id: string }[]): string {
  return all.map(({ id }) => id).join(', ')
}
