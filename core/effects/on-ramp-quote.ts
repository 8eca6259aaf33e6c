import { onRampQuoteLimit } from '../domain/limits.ts'
import { isSameOnRampOrder } from '../domain/on-ramp-order.ts'
import { isSwitchedOff } from '../domain/switched-off.ts'
import { isOneOf } from '../events/define-events.ts'
import { onRamp } from '../events/on-ramp.ts'
import { viewMoves } from '../events/router.ts'
import type { RootState } from '../reducers/root.ts'
import { isShowing } from '../selectors/current-facts.ts'
import { standingOnRampOrder } from '../selectors/on-ramp.ts'
import { opening } from './arrival.ts'
import { defineEffect } from './define-effect.ts'
import { elsewhere } from './elsewhere.ts'
import { merge } from './merge.ts'

/** How long somebody has to stop typing before the service is asked, in milliseconds. */
const typingSettle = 200

/** What stands in the form is quoted as it changes, as somebody comes back to it, and again where they ask or no service had said it; what is asked for already, or known, is not asked twice. */
export const requestOnRampQuote = defineEffect<RootState>(({ on, state, decide }) =>
  merge(
    opening(on, state, 'on-ramp'),
    on(
      ...viewMoves,
      ...elsewhere,
      onRamp.amountTyped,
      onRamp.paymentChosen,
      onRamp.methodChosen,
      onRamp.purchaseChosen,
      onRamp.optionsReceived,
      onRamp.prefillEnded,
      onRamp.quoteRetried,
    ),
  ).pipe(
    decide((event) => {
      const { options, onRamp: form } = state()
      const order = standingOnRampOrder(state())
      if (!order || !isShowing(state(), 'offer')) return null
      if (!options?.projectId || isSwitchedOff('on-ramp', options)) return null
      const isKnown = form.quote.step !== 'none' && isSameOnRampOrder(form.quote.order, order)
      const isEstimate = form.quote.step === 'quoted' && form.quote.quote.isEstimate
      const isAgain = isOneOf(event, onRamp.quoteRetried) || isEstimate
      return isKnown && !isAgain ? null : onRamp.quoteStarted({ question: event.id, order })
    }),
  ),
)

/** What an order costs and gives; another one ends the running question. */
export const askOnRampQuote = defineEffect<RootState>(({ on, ports, latest }) =>
  on(onRamp.quoteStarted).pipe(
    latest({
      limit: onRampQuoteLimit,
      settle: typingSettle,
      ask: ({ data: { order } }, signal) => ports.onRamp.quote({ order }, signal),
      then: ({ quote }, { data: { question } }) => onRamp.quoteReceived({ question, quote }),
      fail: (failure, { data: { question } }) => onRamp.quoteFailed({ question, failure }),
    }),
  ),
)
