import type { BaseUnits } from './domain/amount.ts'
import { decimalOf } from './domain/amount.ts'
import type { Failure } from './domain/failure.ts'
import { wrongArgument } from './domain/route.ts'
import type { Route } from './domain/route.ts'
import { decimalText } from './domain/ratio.ts'
import type { Ratio } from './domain/ratio.ts'
import { minimumReceived } from './domain/swap.ts'
import { standingOrder } from './domain/standing-order.ts'
import { isSureRefusal } from './domain/sure-refusal.ts'
import type { SwapOrder } from './domain/swap-order.ts'
import type { SwapPlan } from './domain/swap-plan.ts'
import type { SwapPrice } from './domain/swap-price.ts'
import type { SwapRisk } from './domain/swap-risk.ts'
import { isSameOrder } from './domain/swap-quote.ts'
import type { SwapQuote } from './domain/swap-quote.ts'
import { doesSwap } from './domain/does-swap.ts'
import { isAsked, isAskedBy } from './domain/swap-status.ts'
import { wishedSides } from './domain/swap-wish.ts'
import { typedAmount } from './domain/typed-amount.ts'
import { isOneOf } from './events/define-events.ts'
import { router } from './events/router.ts'
import { swap, swapAnswers } from './events/swap.ts'
import { driveFlow, lost, takenBack } from './drive-flow.ts'
import type { Drive, Sought } from './drive-flow.ts'
import type { GivingUp } from './giving-up.ts'
import type { Latchkey } from './latchkey.ts'
import type { RootState } from './reducers/root.ts'
import { lookedAt } from './selectors/looked-at.ts'
import { quoteOfForm } from './selectors/swap-order.ts'
import { shortageOfSwap, swapRisksOf } from './selectors/swap-progress.ts'
import { canSwapOn } from './selectors/swap-chains.ts'
import { unknownFieldRefusal } from './known-fields.ts'
import { explained, notDone } from './verb-failure.ts'
import { expectReady } from './verbs/expect-ready.ts'
import { detailsOfPrice, quoteSwap } from './verbs/quote-swap.ts'

/** What is swapped: the coin (`native`) or a token of the network of the connected account by its address, for which other, and how much of the first in whole tokens such as `1.5`. */
export type SwapRequest = { readonly from: string; readonly to: string; readonly amount: string }

/** What a swap gives as it is quoted, and at least, in base units and in whole tokens of the second; `symbol` is that token's. */
export type SwapOffer = {
  readonly received: BaseUnits
  readonly minimum: BaseUnits
  readonly formatted: string
  readonly symbol: string
  /** By how many percent what comes is worth less than what goes, as a plain decimal text; below zero if it is worth more, null if a price is not known. */
  readonly priceImpact: string | null
  /** The most that may be lost on the way, in whole tokens of the second. */
  readonly maxSlippage: string
  /** What the provider takes, in whole tokens of the first. */
  readonly providerFee: string
  /** What the network is likely to take, in US dollars, as a plain decimal text; null if the price of the coin is not known. */
  readonly costWorth: string | null
}

/** What swaps without any view. */
export type SwapVerbs = {
  /**
   * Asks what a swap would give now, whatever a visitor looks at. Nobody signs anything, and no form changes.
   * @throws {LatchkeyError} `bad-request`, `invalid-request`, `feature-disabled`, `unauthorized`, `chain-unsupported`, `not-a-token` and `insufficient-funds` as `swap`; `aborted` after a stop; whatever a question to the service rejects with.
   */
  readonly quote: (request: SwapRequest) => Promise<SwapOffer>
  /**
   * Has the swap quoted and made, asks the wallet for leave to take the token where that is missing and then for the swap, and answers its hash once the wallet sent it. `accept` names risks that are taken; without it none is.
   * @throws {LatchkeyError} `bad-request` for what is no request or no signal, or a swap of a token for itself, `invalid-request` for an amount of nothing or of more decimals than the token has, `feature-disabled`, `unauthorized`, `chain-unsupported` on a network that is not offered or not served, `not-a-token` where the service does not swap one of the two, `insufficient-funds`, `risk-not-accepted` for a
   * risk that is not accepted, `user-rejected` and whatever else a request to the wallet or a question to the service rejects with; `request-pending` while another flow runs, the modal is open, or a visitor has yet to sign what they began; `aborted` after a stop, when another account or network is looked at before the wallet is asked for the swap, and where a visitor takes it over: who opens the modal before that, or cancels there, is the one to press from then on; also once `signal` aborts. What a wallet was asked for it may still sign then, or has sent, which the message says.
   */
  readonly swap: (
    request: SwapRequest & GivingUp & { readonly accept?: readonly SwapRisk[] | undefined },
  ) => Promise<{ readonly hash: string }>
}

/** Swaps by what the form and its review would. */
export function createSwapVerbs(latchkey: Latchkey): SwapVerbs {
  return {
    quote: async (request) => {
      const { from = '', to = '', amount = '' } = await routeFor('quote', request)
      const undone = 'Nothing was quoted'
      await expectReady(latchkey, 'swap', undone)
      const holder = lookedAt(latchkey.state())
      if (!holder) throw await notDone(undone, { code: 'unauthorized' })
      const outcome = await quoteSwap(latchkey, { ...holder, from, to, amount })
      if ('result' in outcome) return offerOf(outcome.result)
      throw await notDone(undone, outcome.failure)
    },
    swap: async (request) => {
      const route = await routeFor('swap', request)
      const { accept, signal } = request
      return driveFlow(
        latchkey,
        { verb: 'swap()', undone: 'Nothing was swapped', route, signal },
        async (drive) => {
          const { order } = await drive.until(quoted(request))
          drive.send(router.viewPushed({ view: 'SwapPreview' }))
          let hash: string | null = null
          while (hash === null) {
            const build = await drive.until(built(order))
            hash = await pressed(drive, accept ?? [], { build, order })
          }
          return { hash }
        },
      )
    },
  }
}

/** The decimals of what is told of a quote, beyond which nothing is told of a token either. */
const termDecimals = 18

/** Returns what a host reads of a price. */
function offerOf(price: SwapPrice): SwapOffer {
  const details = detailsOfPrice(price, null)
  const { decimals, symbol } = price.target
  const text = (ratio: Ratio | null) => (ratio ? decimalText(ratio, termDecimals) : null)
  return {
    received: price.received,
    minimum: minimumReceived(price.received, price.slippage),
    formatted: decimalOf(price.received, decimals),
    symbol,
    priceImpact: text(details.priceImpact),
    maxSlippage: decimalText(details.maxSlippage, termDecimals),
    providerFee: decimalText(details.providerFee, termDecimals),
    costWorth: text(details.networkCost),
  }
}

type SwapRoute = Extract<Route, { readonly view: 'Swap' }>

/** The form as it is asked for; fails with `bad-request` for what is no request at all. */
async function routeFor(verb: 'quote' | 'swap', request: Partial<SwapRequest>): Promise<SwapRoute> {
  if (Object(request) !== request)
    throw await explained('bad-request', ({ orderRefused }) => orderRefused(verb, request))
  const stray = unknownFieldRefusal(verb === 'quote' ? 'quote of swaps' : verb, request)
  if (stray) throw await stray
  const { from = '', to = '', amount = '' } = request
  const route = { view: 'Swap', from, to, amount } as const
  const wrong = wrongArgument(route)
  if (wrong)
    throw await explained('bad-request', (words) => words.fieldRefused(`${verb}()`, route.view, wrong))
  return route
}

/** Presses as a visitor would, a second time where a risk is told that is accepted, and answers what comes of that: the hash of the swap, or null where something else is to be signed now; what becomes of other attempts is none of it. */
function pressed(
  { state, send, until, answer }: Drive,
  accept: readonly SwapRisk[],
  { build, order }: { readonly build: string; readonly order: SwapOrder },
) {
  const attempts: { readonly attempt: string; readonly plan: SwapPlan }[] = []
  let isApprovalSent = false
  let isSwapSent = false
  const answered = answer<string | null>({
    look: ({ swap: { status } }, event) => {
      if (event === null) return null
      if (isOneOf(event, swap.attemptStarted)) attempts.push(event.data)
      const [first] = attempts
      const asked = first?.attempt ?? ''
      if (isOneOf(event, swap.approvalSigned)) isApprovalSent ||= event.data.attempt === asked
      if (isOneOf(event, swap.bundleSent)) isSwapSent ||= event.data.attempt === asked
      if (!isOneOf(event, ...swapAnswers) || event.data.attempt !== asked)
        return isApprovalSent && !isAskedBy(status, asked) ? lost : null
      if (isOneOf(event, swap.signed)) return { found: event.data.swap.hash }
      if (isOneOf(event, swap.attemptFailed)) {
        const { failure } = event.data
        const isOfSwap = first !== undefined && doesSwap(first.plan)
        return { failure, isDoubtful: isOfSwap && !isSureRefusal(failure.code) }
      }
      if (isOneOf(event, swap.bundleLost))
        return { failure: event.data.failure ?? { code: 'timed-out' }, isDoubtful: true }
      return isOneOf(event, swap.attemptAbandoned) ? { failure: takenBack } : { found: null }
    },
    mayStill: () => {
      if (isSwapSent) return 'The wallet has sent it, and what becomes of it is followed'
      return attempts.length > 0 && !isApprovalSent ? 'The wallet may still sign it' : null
    },
    cancelled: ({ swap: { status } }) =>
      isAskedBy(status, attempts[0]?.attempt ?? '') ? swap.cancelled() : null,
  })
  const refused = () => swapRisksOf(state()).risks.filter((risk) => !accept.includes(risk))
  const isUntouched = ({ swap: { status } }: RootState) => status.step === 'built' && status.build === build
  for (let times = 0; times < 2; times += 1)
    if (attempts.length === 0 && isUntouched(state()) && refused().length === 0) send(swap.confirmed())
  if (attempts.length > 0) return answered
  const detail = `Not accepted: ${refused().join(', ')}.`
  const unpressed = until<null>((now) => {
    if (isUntouched(now)) return { failure: { code: 'risk-not-accepted', detail } }
    const sought = built(order)(now)
    return sought && 'found' in sought ? { found: null } : sought
  })
  return Promise.race([answered, unpressed])
}

/** The quote of what was asked for, or why there is none; a swap that a visitor has yet to sign, or another order that stands in the form, is none of it. */
function quoted(request: SwapRequest) {
  return (state: RootState): Sought<SwapQuote> => {
    const { status, prefill } = state.swap
    const holder = lookedAt(state)
    if (holder && !canSwapOn(state, holder.chainId)) return { failure: { code: 'chain-unsupported' } }
    if (isAsked(status)) return { failure: { code: 'request-pending' } }
    if (status.step === 'failed') return { failure: status.failure }
    if (prefill?.missing.length) return { failure: { code: 'not-a-token' } }
    if (prefill !== null) return null
    const { source, target } = wishedSides(state.swapTokens.list ?? [], request)
    if (!holder || !source || !target) return lost
    const amount = typedAmount(request.amount, source.decimals, '.')
    if (amount === null || amount === '0') {
      const detail = `Expected an amount above 0 with at most ${source.decimals} decimals.`
      return { failure: { code: 'invalid-request', detail } }
    }
    const { chainId, address: account } = holder
    const order = { chainId, account, from: source.address, to: target.address, amount }
    const standing = standingOrder(state.swap)
    if (!standing || !isSameOrder(standing, order)) return lost
    const short = shortageFailure(state)
    if (short) return { failure: short }
    const quote = quoteOfForm(state.swap)
    return status.step === 'quoted' && quote ? { found: quote } : null
  }
}

/** Why there is too little for the swap in the form: of the token, or of the coin that pays the network. Null for enough. */
function shortageFailure(state: RootState): Failure | null {
  const shortage = shortageOfSwap(state)
  if (shortage === null) return null
  const detail = shortage === 'token' ? 'Insufficient balance' : 'Insufficient balance to pay the network'
  return { code: 'insufficient-funds', detail }
}

/** What is to be signed next for an order, by its id. */
function built(order: SwapOrder) {
  return (state: RootState): Sought<string> => {
    const { status } = state.swap
    const standing = standingOrder(state.swap)
    if (!standing || !isSameOrder(standing, order)) return lost
    if (!canSwapOn(state, order.chainId)) return { failure: { code: 'chain-unsupported' } }
    if (status.step === 'failed') return { failure: status.failure }
    if (status.step !== 'built') return null
    const short = shortageFailure(state)
    return short ? { failure: short } : { found: status.build }
  }
}
