import type { Failure } from './domain/failure.ts'
import type { FailureCode } from './domain/failure-code.ts'
import { awaitsAcceptance } from './domain/on-ramp-attempt.ts'
import type { OnRampQuote } from './domain/on-ramp-quote.ts'
import type { PurchaseRisk } from './domain/purchase-risk.ts'
import { onRamp } from './events/on-ramp.ts'
import { driveFlow, lost } from './drive-flow.ts'
import type { Drive, Sought } from './drive-flow.ts'
import type { Latchkey } from './latchkey.ts'
import type { OnRampOffer, PurchaseRequest } from './on-ramp-request.ts'
import { notOffered, priced, unknownProvider, unpriced } from './on-ramp-standing.ts'
import type { RootState } from './reducers/root.ts'
import { unknownFieldRefusal } from './known-fields.ts'
import { explained } from './verb-failure.ts'
import { offeredProviders } from './selectors/offered-providers.ts'
import { purchasables } from './selectors/on-ramp.ts'

/** What buys for money without any view. */
export type OnRampVerbs = {
  /**
   * Asks what can be bought; where no service says it, it is what is built in.
   * @throws {LatchkeyError} `feature-disabled`, `unauthorized`, `request-pending` while another flow runs or the modal is open; `aborted` after a stop, or when another account or network is looked at.
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

const route = { view: 'OnRampProviders' } as const

/** Buys by what the form would. */
export function createOnRampVerbs(latchkey: Latchkey): OnRampVerbs {
  return {
    offer: async () =>
      driveFlow(latchkey, { verb: 'offer()', undone: 'Nothing is offered', route, keepsForm: true }, offered),
    quote: async (request) => {
      await expectAmount('quote', request)
      return driveFlow(latchkey, { verb: 'quote()', undone: 'Nothing was quoted', route }, async (drive) =>
        quoted(drive, request),
      )
    },
    buy: async (given) => {
      await expectAmount('buy', given)
      const { provider = 'coinbase', accept, ...request } = given
      return driveFlow(latchkey, { verb: 'buy()', undone: 'Nothing was bought', route }, async (drive) => {
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

async function offered({ until }: Drive): Promise<OnRampOffer> {
  return until((state): Sought<OnRampOffer> => {
    const { status, options } = state.onRamp.offer
    if (status !== 'loaded' && status !== 'failed') return null
    const payments = options.paymentCurrencies
    return { found: { purchases: purchasables(state), payments, providers: offeredProviders(state) } }
  })
}

async function quoted(drive: Drive, request: PurchaseRequest): Promise<OnRampQuote> {
  const { amount, payment, method, purchase } = request
  const detail = notOffered(await offered(drive), { payment, method, purchase })
  if (detail !== null) return drive.until(() => ({ failure: { code: 'invalid-request', detail } }))
  drive.send(onRamp.begunAnew())
  if (payment !== undefined) drive.send(onRamp.paymentChosen({ currency: payment }))
  if (method !== undefined) drive.send(onRamp.methodChosen({ method }))
  if (purchase) drive.send(onRamp.purchaseChosen({ id: purchase.id, chainId: purchase.chainId }))
  drive.send(onRamp.amountTyped({ text: amount, separator: '.' }))
  return drive.until(priced)
}
