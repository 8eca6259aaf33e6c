import { quoteFault } from '../../domain/buy/bounds/quote.ts'
import { purchaseQuoteSettle } from '../../domain/intervals.ts'
import { onRampQuoteLimit } from '../../domain/limits.ts'
import { isSameOnRampOrder } from '../../domain/buy/order.ts'
import type { OnRampOrder } from '../../domain/buy/order.ts'
import { estimatedQuote } from '../../domain/buy/quote.ts'
import type { OnRampQuote } from '../../domain/buy/quote.ts'
import { isQuoteOverdue, untilQuoteOld } from '../../domain/buy/quote-phase.ts'
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

const changes = [
  onRamp.amountTyped,
  onRamp.paymentChosen,
  onRamp.methodChosen,
  onRamp.purchaseChosen,
  onRamp.optionsReceived,
  onRamp.prefillEnded,
] as const

const presses = [onRamp.quoteRetried, onRamp.purchaseRequested] as const

/**
 * Requests a quote when the form or the offered networks change, and when the visitor returns to the form.
 * Requests it again after a retry, an estimate, or a press at an old quote. Does not repeat a running question, or one with a current answer.
 */
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
      const isKnown = form.quotePhase.name !== 'none' && isSameOnRampOrder(form.quotePhase.order, order)
      const isUnsaid =
        form.quotePhase.name === 'quoted' && (form.quotePhase.quote.isEstimate || !form.quotePhase.isCurrent)
      if (isOneOf(event, onRamp.purchaseRequested) && !isPressTooLate(state(), event)) return null
      const isOld = untilQuoteOld(form.quotePhase, event.at) === 0
      const isAgain = isOneOf(event, onRamp.quoteRetried) || isUnsaid || isOld
      return isKnown && !isAgain ? null : onRamp.quoteStarted({ question: event.id, order })
    }),
  ),
)

/** Asks the service for a quote. Another order aborts the running question. An implausible quote is refused. */
export const askOnRampQuote = defineEffect<StateOf<'on-ramp'>>(({ on, state, ports, latest }) =>
  on(onRamp.quoteStarted).pipe(
    latest({
      limit: onRampQuoteLimit,
      settle: purchaseQuoteSettle,
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

/** Answers a host's request for a quote, with an estimate if the service does not answer. An implausible quote is refused. */
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

/** Requests the quote again and again while the form is visible, because prices move. */
export const refreshOnRampQuote = defineEffect<StateOf<'on-ramp'>>(({ on, state, ports, latest }) =>
  merge(
    opening(on, state, 'on-ramp'),
    on(...viewMoves, ...changes, modal.closed, onRamp.quoteStarted, onRamp.quoteReceived, onRamp.quoteFailed),
  ).pipe(
    latest({
      limit: 'timer',
      ask: ({ at }, signal) => {
        const rest = untilQuoteOld(state().onRamp.quotePhase, at)
        const isLookedAt = isSeenOn(state(), 'OnRampProviders')
        return rest !== null && isLookedAt ? ports.clock.afterSeen(rest, signal) : null
      },
      then: (_, { id }) => {
        const order = currentOnRampOrder(state())
        const isQuoted = state().onRamp.quotePhase.name === 'quoted'
        return order && isQuoted && isSeenOn(state(), 'OnRampProviders')
          ? onRamp.quoteStarted({ question: `${id}:again`, order })
          : null
      },
      fail: () => null,
    }),
  ),
)

/** Returns whether the quote in the form was already too old when the visitor pressed. */
function isPressTooLate(
  state: StateOf<'on-ramp'>,
  { id, at }: { readonly id: string; readonly at: number },
): boolean {
  const order = currentOnRampOrder(state)
  const { quotePhase, purchases } = state.onRamp
  return purchases[id] === undefined && order !== null && isQuoteOverdue(quotePhase, order, at)
}

/** Returns why a quote is implausible; null if it is plausible. */
function quoteRefusal(state: StateOf<'on-ramp'>, quote: OnRampQuote, order: OnRampOrder) {
  const fault = quoteFault(quote, order, purchasePrice(state, order))
  return fault && { failure: { code: 'verification-failed', detail: fault } as const, fault }
}
