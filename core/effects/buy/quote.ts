import { quoteFault } from '../../domain/buy/bounds/quote.ts'
import { onRampQuoteLimit } from '../../domain/limits.ts'
import { isSameOnRampOrder } from '../../domain/buy/order.ts'
import type { OnRampOrder } from '../../domain/buy/order.ts'
import { estimatedQuote } from '../../domain/buy/quote.ts'
import type { OnRampQuote } from '../../domain/buy/quote.ts'
import { isQuoteOverdue, untilQuoteOld } from '../../domain/buy/quote-status.ts'
import { isSwitchedOff } from '../../domain/options/switched-off.ts'
import { isOneOf } from '../../events/define-events.ts'
import { modal } from '../../events/shell/modal.ts'
import { onRamp } from '../../events/buy/on-ramp.ts'
import { viewMoves } from '../../events/shell/router.ts'
import type { StateOf } from '../../reducers/root.ts'
import { isShowing } from '../../selectors/shell/current-facts.ts'
import { isSeenOn } from '../../selectors/shell/on-screen.ts'
import { currentOnRampOrder } from '../../selectors/buy/on-ramp.ts'
import { purchasePrice } from '../../selectors/buy/purchase-price.ts'
import { opening } from '../streams/arrival.ts'
import { onOptionsChange } from '../streams/on-options-change.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { accountChanges } from '../account/account-changes.ts'
import { merge } from '../streams/merge.ts'

/** How long somebody has to stop typing before the service is asked, in milliseconds. */
const typingSettle = 200

const changes = [
  onRamp.amountTyped,
  onRamp.paymentChosen,
  onRamp.methodChosen,
  onRamp.purchaseChosen,
  onRamp.optionsReceived,
  onRamp.prefillEnded,
] as const

const presses = [onRamp.quoteRetried, onRamp.purchaseRequested] as const

/** What stands in the form is quoted as it changes, also where the host offers other networks, as somebody comes back to it, and again where they ask, no service had said it, or they would buy at a quote that is old; what is asked for already, or known and not old, is not asked twice. */
export const requestOnRampQuote = defineEffect<StateOf<'on-ramp'>>(({ on, state, decide }) =>
  merge(
    opening(on, state, 'on-ramp'),
    onOptionsChange(on, 'networks'),
    on(...viewMoves, ...accountChanges, ...changes, ...presses),
  ).pipe(
    decide((event) => {
      const { options, onRamp: form } = state()
      const order = currentOnRampOrder(state())
      if (!order || !isShowing(state(), 'offer')) return null
      if (!options?.projectId || isSwitchedOff('on-ramp', options)) return null
      const isKnown = form.quote.step !== 'none' && isSameOnRampOrder(form.quote.order, order)
      const isUnsaid = form.quote.step === 'quoted' && (form.quote.quote.isEstimate || !form.quote.isCurrent)
      if (isOneOf(event, onRamp.purchaseRequested) && !isPressTooLate(state(), event)) return null
      const isOld = untilQuoteOld(form.quote, event.at) === 0
      const isAgain = isOneOf(event, onRamp.quoteRetried) || isUnsaid || isOld
      return isKnown && !isAgain ? null : onRamp.quoteStarted({ question: event.id, order })
    }),
  ),
)

/** What an order costs and gives; another one ends the running question. A quote that can not be right counts as none. */
export const askOnRampQuote = defineEffect<StateOf<'on-ramp'>>(({ on, state, ports, latest }) =>
  on(onRamp.quoteStarted).pipe(
    latest({
      limit: onRampQuoteLimit,
      settle: typingSettle,
      ask: ({ data: { order } }, signal) => ports.onRamp.quote({ order }, signal),
      then: ({ quote }, { data: { question, order } }) => {
        const refused = quoteRefusal(state(), quote, order)
        return refused
          ? onRamp.quoteFailed({ question, ...refused })
          : onRamp.quoteReceived({ question, quote })
      },
      fail: (failure, { data: { question } }) => onRamp.quoteFailed({ question, failure }),
    }),
  ),
)

/** Answers a host that asks what an order costs: with an estimate if the service says nothing. A quote that can not be right is refused. */
export const answerOnRampQuote = defineEffect<StateOf<'on-ramp'>>(({ on, state, ports, together }) =>
  on(onRamp.quoteRequested).pipe(
    together({
      limit: onRampQuoteLimit,
      ask: ({ data: { order } }, signal) => ports.onRamp.quote({ order }, signal),
      then: ({ quote }, { data: { order } }) => {
        const refused = quoteRefusal(state(), quote, order)
        return refused ? onRamp.quoteRefused(refused) : onRamp.quoteAnswered({ quote })
      },
      fail: (_, { data: { order } }) =>
        onRamp.quoteAnswered({ quote: estimatedQuote(order.amount, order.payment) }),
    }),
  ),
)

/** Prices move: what stands in the form is quoted again and again while somebody looks at it. */
export const refreshOnRampQuote = defineEffect<StateOf<'on-ramp'>>(({ on, state, ports, latest }) =>
  merge(
    opening(on, state, 'on-ramp'),
    on(...viewMoves, ...changes, modal.closed, onRamp.quoteStarted, onRamp.quoteReceived, onRamp.quoteFailed),
  ).pipe(
    latest({
      limit: 'timer',
      ask: ({ at }, signal) => {
        const rest = untilQuoteOld(state().onRamp.quote, at)
        const isLookedAt = isSeenOn(state(), 'OnRampProviders')
        return rest !== null && isLookedAt ? ports.clock.afterSeen(rest, signal) : null
      },
      then: (_, { id }) => {
        const order = currentOnRampOrder(state())
        const isQuoted = state().onRamp.quote.step === 'quoted'
        return order && isQuoted && isSeenOn(state(), 'OnRampProviders')
          ? onRamp.quoteStarted({ question: `${id}:again`, order })
          : null
      },
      fail: () => null,
    }),
  ),
)

/** Returns whether a visitor would buy what stands in the form, and its quote has become old by then. */
function isPressTooLate(
  state: StateOf<'on-ramp'>,
  { id, at }: { readonly id: string; readonly at: number },
): boolean {
  const order = currentOnRampOrder(state)
  const { quote, purchases } = state.onRamp
  return purchases[id] === undefined && order !== null && isQuoteOverdue(quote, order, at)
}

/** Returns why a quote can not be right; null if it may be. */
function quoteRefusal(state: StateOf<'on-ramp'>, quote: OnRampQuote, order: OnRampOrder) {
  const fault = quoteFault(quote, order, purchasePrice(state, order))
  return fault && { failure: { code: 'verification-failed', detail: fault } as const, fault }
}
