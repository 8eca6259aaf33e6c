import { namespaceOf } from '../../domain/values/caip.ts'
import type { OnRampOrder } from '../../domain/buy/order.ts'
import type { OnRampProvider } from '../../domain/buy/provider.ts'
import type { OnRampQuote } from '../../domain/buy/quote.ts'
import { isQuoteAwaited, quoteFor } from '../../domain/buy/quote-phase.ts'
import { arrivalSource } from '../../domain/buy/purchase.ts'
import type { Purchase, PurchaseOrder } from '../../domain/buy/purchase.ts'
import type { AccountOnChain } from '../../domain/account/same-account.ts'
import type { StateOf } from '../../reducers/root.ts'
import { lastKnownBalance } from '../tokens/last-known-balance.ts'
import { activeAccount } from '../account/active-account.ts'
import { offeredProviders } from './offered-providers.ts'
import { isForLookedAt, currentOnRampOrder } from './on-ramp.ts'

type State = StateOf<'on-ramp'>

/** A purchase to order: the provider, what is bought, and the quote. */
type Wish = {
  readonly provider: OnRampProvider
  readonly wanted: OnRampOrder
  readonly quote: OnRampQuote | null
}

/** Returns the order of a purchase for an account. Null if the account has no address on that network. */
export function purchaseOrder(state: State, holder: AccountOnChain, wish: Wish): PurchaseOrder | null {
  const { wanted } = wish
  const { chainId, address: token } = wanted.network
  if (namespaceOf(chainId) !== namespaceOf(holder.chainId)) return null
  const { address } = holder
  const held = arrivalSource(wish) === 'balance' ? lastKnownBalance(state, { chainId, address }, token) : null
  return {
    ...wish,
    address,
    ...(held !== null && { held }),
    ...(state.device.kind === 'terminal' && { window: 'none' }),
  }
}

/** Returns the order that a press on a provider places: the form and its quote. Null while the form is not complete or the quote is pending. */
export function currentPurchaseOrder(state: State, provider: OnRampProvider): PurchaseOrder | null {
  const holder = activeAccount(state)
  const wanted = currentOnRampOrder(state)
  const { quotePhase } = state.onRamp
  if (!holder || !wanted || isQuoteAwaited(quotePhase, wanted)) return null
  return purchaseOrder(state, holder, { provider, wanted, quote: quoteFor(quotePhase, wanted) })
}

/** Returns the order that tries a purchase again, without a quote. Null if the provider is not offered any more, or if another account is active. */
export function repeatedPurchaseOrder(state: State, purchase: Purchase): PurchaseOrder | null {
  const holder = activeAccount(state)
  if (!holder || !isForLookedAt(state, purchase)) return null
  const { provider, wanted } = purchase
  const offered = offeredProviders(state).find(({ id }) => id === provider.id)
  return offered ? purchaseOrder(state, holder, { provider: offered, wanted, quote: null }) : null
}
