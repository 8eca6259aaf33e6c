import type { Failure } from '../domain/errors/failure.ts'
import { typedMoney } from '../domain/buy/choice.ts'
import type { OnRampOrder } from '../domain/buy/order.ts'
import type { OnRampProvider } from '../domain/buy/provider.ts'
import type { AccountOnChain } from '../domain/account/same-account.ts'
import { shapeOf } from '../domain/values/text/shape-of.ts'
import type { OnRampOffer, PurchaseRequest } from './on-ramp-request.ts'
import type { StateOf } from '../reducers/root.ts'
import { offeredProviders } from '../selectors/buy/offered-providers.ts'
import {
  chosenAmountStatus,
  chosenMethod,
  chosenOrder,
  chosenPayment,
  purchasablesFor,
} from '../selectors/buy/order.ts'
import type { PurchaseChoice } from '../selectors/buy/order.ts'

type State = StateOf<'on-ramp'>

/** Why a request cannot be served. `because` says it in words if the code says too little. */
export type Refusal = { readonly failure: Failure; readonly because?: string }

/** Returns what an account can buy, from which providers, and how to pay. */
export function offerFor(state: State, holder: AccountOnChain): OnRampOffer {
  return {
    purchases: purchasablesFor(state, holder),
    payments: state.onRamp.offer.options.paymentCurrencies,
    providers: offeredProviders(state, holder),
  }
}

/** Returns the order that a host requests for an account, or why it cannot be bought. A missing field stands for the first offered value. */
export function requestedOrder(
  state: State,
  holder: AccountOnChain,
  request: PurchaseRequest,
): { readonly order: OnRampOrder } | Refusal {
  const { amount, payment = null, method = null, purchase = null } = request
  const wanted = { payment, method, purchase, amount: typedMoney(amount, '.') }
  const offer = offerFor(state, holder)
  if (offer.purchases.length === 0) return { failure: { code: 'chain-unsupported' } }
  const detail = notOffered(offer, wanted)
  if (detail !== null) return { failure: { code: 'invalid-request', detail } }
  const order = chosenOrder(state, wanted, holder)
  return order ? { order } : amountRefusal(state, wanted)
}

/** Returns the provider with an id if an account can buy from it, or why it cannot. */
export function requestedProvider(
  state: State,
  holder: AccountOnChain,
  id: unknown,
): { readonly provider: OnRampProvider } | Refusal {
  const offered = offeredProviders(state, holder)
  const provider = offered.find((one) => one.id === id)
  if (provider) return { provider }
  const detail = `The provider is ${shapeOf(id)}; expected one of ${idsOf(offered)}.`
  return { failure: { code: 'resource-not-found', detail } }
}

/** Returns why an amount is refused: it is no amount, or beyond a limit of the payment method. */
function amountRefusal(state: State, wanted: PurchaseChoice): Refusal {
  const standing = chosenAmountStatus(state, wanted)
  const { id, least, most } = chosenMethod(state, wanted) ?? {}
  const currency = chosenPayment(state, wanted)?.id
  if (standing !== 'below' && standing !== 'above') return { failure: { code: 'invalid-request' } }
  const detail = `The amount is ${wanted.amount}; expected ${least} to ${most} ${currency} by ${id}.`
  const because =
    standing === 'below' ? `it takes at least ${least} ${currency}` : `it takes at most ${most} ${currency}`
  return { failure: { code: 'limit-exceeded', detail }, because: `${because} by ${id}` }
}

/** Returns which part of a request is not offered; null if all of it is. */
function notOffered(
  { purchases, payments }: OnRampOffer,
  { payment, method, purchase }: PurchaseChoice,
): string | null {
  const paid = payment === null ? payments[0] : payments.find(({ id }) => id === payment)
  if (payment !== null && !paid)
    return `The payment is ${shapeOf(payment)}; expected one of ${idsOf(payments)}.`
  const { id: currency, limits = [] } = paid ?? {}
  if (method !== null && !limits.some(({ id }) => id === method))
    return `The method is ${shapeOf(method)}; expected one of ${idsOf(limits)} for ${currency}.`
  if (purchase === null) return null
  const { id, chainId } = Object(purchase) as Partial<typeof purchase>
  const isSold = purchases.some((one) => one.id === id && one.network.chainId === chainId)
  return isSold
    ? null
    : `The purchase is ${shapeOf(id)} on ${shapeOf(chainId)}; expected one that offer() names.`
}

function idsOf(all: readonly { readonly id: string }[]): string {
  return all.map(({ id }) => id).join(', ')
}
