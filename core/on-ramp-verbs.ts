import type { Failure } from './domain/failure.ts'
import type { FailureCode } from './domain/failure-code.ts'
import { awaitsAcceptance } from './domain/on-ramp-attempt.ts'
import type { OnRampOrder } from './domain/on-ramp-order.ts'
import type { OnRampQuote } from './domain/on-ramp-quote.ts'
import type { PurchaseRisk } from './domain/purchase-risk.ts'
import type { AccountOnChain } from './domain/same-account.ts'
import { isOneOf } from './events/define-events.ts'
import { onRamp } from './events/on-ramp.ts'
import { driveFlow, lost } from './drive-flow.ts'
import type { Drive, Sought } from './drive-flow.ts'
import type { Latchkey } from './latchkey.ts'
import type { OnRampOffer, PurchaseRequest } from './on-ramp-request.ts'
import { priced, unknownProvider, unpriced } from './on-ramp-standing.ts'
import type { RootState } from './reducers/root.ts'
import { unknownFieldRefusal } from './known-fields.ts'
import { explained, notDone } from './verb-failure.ts'
import { lookedAt } from './selectors/looked-at.ts'
import { expectReady } from './verbs/expect-ready.ts'
import { followIntent } from './verbs/follow-intent.ts'
import { offerFor, requestedOrder } from './verbs/requested-purchase.ts'
import type { Refusal } from './verbs/requested-purchase.ts'

/** What buys for money without any view. */
export type OnRampVerbs = {
  /**
   * Asks what can be bought; where no service says it, it is what is built in.
   * @throws {LatchkeyError} `feature-disabled`, `unauthorized` if nobody is connected, `not-loaded`, `aborted` after a stop.
   */
  readonly offer: () => Promise<OnRampOffer>
  /**
   * Asks what a purchase costs, which is an estimate (`isEstimate`) where no service says it.
   * @throws {LatchkeyError} as `offer`; `bad-request` for what is no request, or has no amount as a text; `chain-unsupported` where nothing is sold, `invalid-request` for an amount that is none, and for a currency, a way to pay or a purchase that is not offered, `limit-exceeded` for an amount beyond the limits of the way to pay.
   */
  readonly quote: (request: PurchaseRequest) => Promise<OnRampQuote>
  /**
   * Opens the page of a provider (by default `coinbase`) in a window, to be called in the press of a visitor, and answers its link once that is known, which you show where the browser kept the window back. What comes of it `purchase()` tells.
   * A quote that has become old is asked for anew before that.
   * `accept` names risks that are taken; without it none is.
   * @throws {LatchkeyError} as `quote`; `resource-not-found` where that provider is not offered; `untrusted-origin` for a page that is not the provider's, `receiver-mismatch` for one that pays out to another account, `verification-failed` for one that is for something else, `risk-not-accepted` for a page that could not be checked; and whatever keeps its page from being had.
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
const route = { view: 'OnRampProviders' } as const

/** Makes the verbs that buy for money. */
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
      const { provider = 'coinbase', accept, ...request } = given
      const undone = 'Nothing was bought'
      const holder = await expectBuyer(latchkey, undone)
      await expectOrder(latchkey, holder, request, undone)
      return driveFlow(latchkey, { verb: 'buy()', undone, route }, async (drive) => {
        await quoted(drive, request)
        const begun = await pressed(drive, provider)
        const opened = openedPage(begun)
        const page = await drive.outcome<OpenedPage | null>((state) =>
          isUnchecked(state, begun) ? { found: null } : opened(state),
        )
        if (page) return page
        const isAccepted = accept?.includes('unchecked-page') === true
        drive.send(isAccepted ? onRamp.uncheckedLinkAccepted() : onRamp.uncheckedLinkDeclined())
        return drive.outcome(opened)
      })
    },
  }
}

/** Returns the account for which something is bought: the one that is looked at as the verb is called. */
async function expectBuyer(latchkey: Latchkey, undone: string): Promise<AccountOnChain> {
  await expectReady(latchkey, feature, undone)
  return lookedAt(latchkey.state()) ?? refuse(undone, { failure: { code: 'unauthorized' } })
}

/** Waits until the service has said what can be bought, or has failed to. */
async function expectOptions(latchkey: Latchkey, undone: string): Promise<void> {
  const isKnown = latchkey.state().onRamp?.offer.status === 'loaded'
  // Both wait for a promise that has resolved, so that calls of one tick end in their order.
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

/** What is wrong with a quote that is refused. */
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
  throw await notDone(undone, failure, because)
}

/** Finds the page of a purchase once it and its window are known. */
function openedPage(id: string) {
  return ({ onRamp: { attempts } }: RootState): Sought<OpenedPage> => {
    const attempt = attempts[id]
    if (!attempt) return lost
    if (attempt.failure) return unopened(attempt.failure)
    if (attempt.link === null || attempt.window === 'opening') return null
    return { found: { link: attempt.link, isWindowOpen: attempt.window === 'open' } }
  }
}

/** What a code says less of than what was found in a payment page. */
const becauses: Partial<Record<FailureCode, string>> = {
  'untrusted-origin': "the payment page is not the provider's",
  'receiver-mismatch': 'the payment page pays out to another account',
  'verification-failed': 'the payment page does not fit the purchase',
  'risk-not-accepted': 'the payment page could not be checked',
}

function unopened(failure: Failure): Sought<never> {
  const because = becauses[failure.code]
  return { failure, ...(because !== undefined && { because }) }
}

function isUnchecked({ onRamp: { attempts } }: RootState, id: string): boolean {
  const attempt = attempts[id]
  return attempt !== undefined && awaitsAcceptance(attempt)
}

/** Fails with `bad-request` for what is no request, or says no amount. */
async function expectAmount(verb: 'quote' | 'buy', request: Partial<PurchaseRequest>): Promise<void> {
  const what = verb === 'buy' ? verb : 'quote of purchases'
  if (Object(request) !== request)
    throw await explained('bad-request', (words) => words.orderRefused(what, request))
  const stray = unknownFieldRefusal(what, request)
  if (stray) throw await stray
  const { amount: value } = request
  if (typeof value === 'string') return
  throw await explained('bad-request', (words) =>
    words.fieldRefused(`${verb}()`, route.view, { name: 'amount', value }),
  )
}

/** Presses as a visitor would, again once a quote is here that was on its way at the first press, and answers the purchase that this began. */
async function pressed({ state, send, until }: Drive, provider: string): Promise<string> {
  const { current: before } = state().onRamp
  for (;;) {
    send(onRamp.providerChosen({ provider }))
    const { current } = state().onRamp
    if (current !== null && current !== before) return current
    const isComing = state().onRamp.quote.step === 'asking'
    await until((now) => unknownProvider(now, provider) ?? (isComing ? priced(now) : (unpriced(now) ?? lost)))
  }
}

async function quoted(drive: Drive, request: PurchaseRequest): Promise<OnRampQuote> {
  const { amount, payment, method, purchase } = request
  await drive.until(({ onRamp: { offer } }) =>
    offer.status === 'loaded' || offer.status === 'failed' ? { found: null } : null,
  )
  drive.send(onRamp.begunAnew())
  if (payment !== undefined) drive.send(onRamp.paymentChosen({ currency: payment }))
  if (method !== undefined) drive.send(onRamp.methodChosen({ method }))
  if (purchase) drive.send(onRamp.purchaseChosen({ id: purchase.id, chainId: purchase.chainId }))
  drive.send(onRamp.amountTyped({ text: amount, separator: '.' }))
  return drive.until(priced)
}
