import type { FailureCode } from '../domain/errors/failure-code.ts'
import type { OnRampOrder } from '../domain/buy/order.ts'
import type { OnRampQuote } from '../domain/buy/quote.ts'
import type { PurchaseRisk } from '../domain/buy/purchase-risk.ts'
import type { Purchase, PurchaseOrder } from '../domain/buy/purchase.ts'
import type { AccountOnChain } from '../domain/account/same-account.ts'
import { isSwitchedOff } from '../domain/options/switched-off.ts'
import { isOneOf } from '../events/define-events.ts'
import { onRamp } from '../events/buy/on-ramp.ts'
import type { Latchkey } from '../latchkey.ts'
import type { OnRampOffer, PurchaseRequest } from './on-ramp-request.ts'
import type { RootState } from '../reducers/root.ts'
import { unknownFieldRefusal } from './known-fields.ts'
import { explained, verbNotDone } from './verb-failure.ts'
import { isConnected } from '../selectors/connection/is-connected.ts'
import { activeAccount } from '../selectors/account/active-account.ts'
import { purchaseOrder } from '../selectors/buy/purchase-order.ts'
import { expectReady } from './expect-ready.ts'
import { followIntent } from './follow-intent.ts'
import type { FlowOutcome } from './follow-intent.ts'
import { offerFor, requestedOrder, requestedProvider } from './requested-purchase.ts'
import type { Refusal } from './requested-purchase.ts'

/** Verbs that buy for money without any view. */
export type OnRampVerbs = {
  /**
   * Asks the service what can be bought. Resolves with a built-in offer if no service answers.
   * @throws {LatchkeyError} `feature-disabled`, `unauthorized` if no wallet is connected, `not-loaded`, `aborted` after a stop.
   */
  readonly offer: () => Promise<OnRampOffer>
  /**
   * Asks what a purchase costs. The quote is an estimate (`isEstimate`) if no service gives one.
   * @throws {LatchkeyError} as `offer`. `bad-request` for a value that is no request, or has no amount as a text. `chain-unsupported` if nothing is
   * sold.
   * `invalid-request` for an invalid amount, and for a currency, a payment method or a purchase that is not offered.
   * `limit-exceeded` for an amount beyond the limits of the payment method.
   */
  readonly quote: (request: PurchaseRequest) => Promise<OnRampQuote>
  /**
   * Requests a quote and opens the page of a provider (by default `coinbase`) in a window. Call it in the press of a visitor.
   * Resolves with the link of the page. Show the link if the browser blocked the window. `purchase()` tells how the purchase goes on.
   * `accept` names the risks that you accept; by default none.
   * @throws {LatchkeyError} as `quote`. `aborted` if the account is disconnected before the window opens. `resource-not-found` if the provider is not
   * offered.
   * `untrusted-origin` for a page that is not the provider's, `receiver-mismatch` for one that pays out to another account.
   * `verification-failed` for a page of another order, `risk-not-accepted` for one that could not be checked.
   * Also whatever keeps the page from being found.
   */
  readonly buy: (
    request: PurchaseRequest & {
      readonly provider?: string | undefined
      readonly accept?: readonly PurchaseRisk[] | undefined
    },
  ) => Promise<OpenedPage>
}

type OpenedPage = { readonly link: string; readonly isWindowOpen: boolean }

const feature = 'on-ramp'
const unbought = 'Nothing was bought'

/** Returns the verbs that buy for money. */
export function createOnRampVerbs(latchkey: Latchkey): OnRampVerbs {
  return {
    offer: async () => {
      const undone = 'Nothing is offered'
      const holder = await expectBuyer(latchkey, undone)
      await expectOptions(latchkey, undone)
      return offerFor(latchkey.state() as RootState, holder)
    },
    quote: async (request) => {
      await expectAmount('quote', request)
      const undone = 'Nothing was quoted'
      const holder = await expectBuyer(latchkey, undone)
      return askQuote(latchkey, await expectOrder(latchkey, holder, request, undone), undone)
    },
    buy: async (given) => {
      await expectAmount('buy', given)
      const { provider, accept, ...request } = given
      const undone = unbought
      const holder = await expectBuyer(latchkey, undone)
      const wanted = await expectOrder(latchkey, holder, request, undone)
      const quote = await askQuote(latchkey, wanted, undone)
      const order = await expectPurchaseOrder(latchkey, holder, { id: provider ?? 'coinbase', wanted, quote })
      const opened = await openPage(latchkey, order, accept?.includes('unchecked-page') === true)
      if ('result' in opened) return opened.result
      const because = becauses[opened.failure.code]
      return refuse(undone, { failure: opened.failure, ...(because !== undefined && { because }) })
    },
  }
}

/** Returns the account to buy for: the one that is active when the verb is called. */
async function expectBuyer(latchkey: Latchkey, undone: string): Promise<AccountOnChain> {
  await expectReady(latchkey, feature, undone)
  return activeAccount(latchkey.state()) ?? refuse(undone, { failure: { code: 'unauthorized' } })
}

/** Waits until the service has answered what can be bought, or has failed. */
async function expectOptions(latchkey: Latchkey, undone: string): Promise<void> {
  const isKnown = latchkey.state().onRamp?.offer.status === 'loaded'
  // Both branches wait for a resolved promise, so that calls of one tick end in their order.
  const outcome = await (isKnown
    ? Promise.resolve({ result: null })
    : followIntent(latchkey, {
        intent: onRamp.optionsRequested(),
        feature,
        outcomeAt: (event) =>
          isOneOf(event, onRamp.optionsReceived, onRamp.optionsFailed) ? { result: null } : null,
      }))
  if ('failure' in outcome) await refuse(undone, outcome)
}

/** Returns the order for a request. */
async function expectOrder(
  latchkey: Latchkey,
  holder: AccountOnChain,
  request: PurchaseRequest,
  undone: string,
): Promise<OnRampOrder> {
  await expectOptions(latchkey, undone)
  const requested = requestedOrder(latchkey.state() as RootState, holder, request)
  return 'order' in requested ? requested.order : refuse(undone, requested)
}

/** Texts for a refused quote. */
const faults = {
  'other-order': 'the quote is for something else than was asked',
  'off-price': 'the quote is far from the price of what is bought',
} as const

async function askQuote(latchkey: Latchkey, order: OnRampOrder, undone: string): Promise<OnRampQuote> {
  let because: string | undefined
  const outcome = await followIntent<OnRampQuote>(latchkey, {
    intent: onRamp.quoteRequested({ order }),
    feature,
    outcomeAt: (event, flow) => {
      if (event.flow !== flow) return null
      if (isOneOf(event, onRamp.quoteAnswered)) return { result: event.data.quote }
      if (!isOneOf(event, onRamp.quoteRefused)) return null
      because = faults[event.data.fault]
      return { failure: { ...event.data.failure, detail: because } }
    },
  })
  if ('result' in outcome) return outcome.result
  return refuse(undone, { failure: outcome.failure, ...(because !== undefined && { because }) })
}

async function refuse(undone: string, { failure, because }: Refusal): Promise<never> {
  throw await verbNotDone(undone, failure, because)
}

/** Returns the order of a purchase. Rejects if the host has meanwhile switched buying or the provider off, or the account is disconnected. */
async function expectPurchaseOrder(
  latchkey: Latchkey,
  holder: AccountOnChain,
  { id, wanted, quote }: { readonly id: string; readonly wanted: OnRampOrder; readonly quote: OnRampQuote },
): Promise<PurchaseOrder> {
  const state = latchkey.state() as RootState
  if (isSwitchedOff(feature, state.options))
    return refuse(unbought, { failure: { code: 'feature-disabled' } })
  if (!isConnected(state, holder)) return refuse(unbought, { failure: { code: 'aborted' } })
  const requested = requestedProvider(state, holder, id)
  if (!('provider' in requested)) return refuse(unbought, requested)
  const order = purchaseOrder(state, holder, { provider: requested.provider, wanted, quote })
  return order ?? refuse(unbought, { failure: { code: 'chain-unsupported' } })
}

/** Starts a purchase, and resolves once its page and its window are known. Opens a page that could not be checked only if the host accepts that. */
async function openPage(
  latchkey: Latchkey,
  order: PurchaseOrder,
  isAccepted: boolean,
): Promise<FlowOutcome<OpenedPage>> {
  let flow = ''
  const purchase = () => (latchkey.state() as RootState).onRamp.purchases[flow]
  const begun = await followIntent<OpenedPage | null>(latchkey, {
    intent: onRamp.purchaseRequested({ order, by: 'host' }),
    feature,
    outcomeAt: (_, id) => {
      flow = id
      return purchase()?.step === 'unchecked' ? { result: null } : openedPage(purchase())
    },
  })
  if ('failure' in begun) return begun
  if (begun.result) return { result: begun.result }
  const { uncheckedLinkAccepted, uncheckedLinkDeclined } = onRamp
  return followIntent<OpenedPage>(latchkey, {
    intent: isAccepted ? uncheckedLinkAccepted({ flow }) : uncheckedLinkDeclined({ flow }),
    feature,
    outcomeAt: () => openedPage(purchase()),
  })
}

/** Returns the page of a purchase once its window is known, or why there is none. */
function openedPage(purchase: Purchase | undefined): FlowOutcome<OpenedPage> | null {
  if (!purchase) return { failure: { code: 'aborted' } }
  const { step, link, window, failure } = purchase
  if (failure) return { failure }
  if (link === null) return step === 'preparing' ? null : { failure: { code: 'aborted' } }
  return window === 'opening' ? null : { result: { link, isWindowOpen: window === 'open' } }
}

/** Texts for failures of a payment page whose code says too little. */
const becauses: Partial<Record<FailureCode, string>> = {
  'untrusted-origin': "the payment page is not the provider's",
  'receiver-mismatch': 'the payment page pays out to another account',
  'verification-failed': 'the payment page does not fit the purchase',
  'risk-not-accepted': 'the payment page could not be checked',
}

/** Throws `bad-request` for a value that is no request, or has no amount. */
async function expectAmount(verb: 'quote' | 'buy', request: Partial<PurchaseRequest>): Promise<void> {
  const what = verb === 'buy' ? verb : 'quote of purchases'
  if (Object(request) !== request)
    throw await explained('bad-request', (words) => words.orderRefused(what, request))
  const stray = unknownFieldRefusal(what, request)
  if (stray) throw await stray
  const { amount: value } = request
  if (typeof value === 'string') return
  throw await explained('bad-request', (words) =>
    words.fieldRefused(`${verb}()`, 'OnRampProviders', { name: 'amount', value }),
  )
}
