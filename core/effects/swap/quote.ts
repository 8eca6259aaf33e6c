import { filter } from 'rxjs'
import { swapQuoteInterval, swapQuoteSettle } from '../../domain/intervals.ts'
import { quoteLimit } from '../../domain/limits.ts'
import { currentOrder } from '../../domain/swap/form/current-order.ts'
import { quoteLifetime } from '../../domain/swap/quote/quote.ts'
import { isSwapPending, phaseOfForm } from '../../domain/swap/state.ts'
import { isOneOf } from '../../events/define-events.ts'
import { modal } from '../../events/shell/modal.ts'
import { viewMoves } from '../../events/shell/router.ts'
import { swap } from '../../events/swap/swap.ts'
import { swapTokens } from '../../events/swap/tokens.ts'
import type { StateOf } from '../../reducers/root.ts'
import { isShowing } from '../../selectors/shell/current-facts.ts'
import { isOnScreen } from '../../selectors/shell/on-screen.ts'
import { canSwapOn } from '../../selectors/swap/chains.ts'
import { isVisitorsSwap } from '../../selectors/swap/flows.ts'
import { swapGasPrice } from '../../selectors/swap/holdings.ts'
import { defineEffect, singleKey } from '../streams/define-effect.ts'

const changes = [
  swap.tokenChosen,
  swap.amountTyped,
  swap.maxChosen,
  swap.sidesSwitched,
  swapTokens.received,
] as const

/** The events that change the next step to sign. */
const allowanceChanges = [swap.approved, swap.allowanceRevoked, swap.permitSigned, swap.unsupported] as const

/** Requests a quote when the form changes, after an approval, and when the visitor retries after a failure. */
export const requestQuote = defineEffect<StateOf<'swap'>>(({ on, state, decide }) =>
  on(...changes, ...allowanceChanges, swap.retried).pipe(
    filter((event) => isVisitorsSwap(state(), event)),
    decide((event) => {
      const { phase } = state().swap
      if (isOneOf(event, swap.retried) && phase.name !== 'failed') return null
      return quoted(state(), event.id)
    }),
  ),
)

/** Asks for the quote of an order. Another order, or a request to the wallet, aborts the running question. */
export const askQuote = defineEffect<StateOf<'swap'>>(({ on, state, ports, latestPer }) =>
  on(swap.quoteStarted, ...changes, swap.requested).pipe(
    filter((event) => isVisitorsSwap(state(), event)),
    latestPer(singleKey, {
      limit: quoteLimit,
      settle: swapQuoteSettle,
      ask: (event, signal) => {
        if (!isOneOf(event, swap.quoteStarted)) return null
        const gasPrice = swapGasPrice(state())
        return ports.swap.quote({ order: event.data.order, gasPrice }, signal)
      },
      then: ({ received }, event) =>
        isOneOf(event, swap.quoteStarted)
          ? swap.quoteReceived({ question: event.data.question, received })
          : null,
      fail: (failure, event) =>
        isOneOf(event, swap.quoteStarted)
          ? swap.quoteFailed({ question: event.data.question, failure })
          : null,
    }),
  ),
)

/**
 * Requests the quote again and again while it is visible, because markets move. Reads the price of the coin with it. Pauses while the visitor decides
 * in the wallet.
 */
export const refreshQuote = defineEffect<StateOf<'swap'>>(({ on, state, ports, latestPer }) =>
  on(
    swap.quoteReceived,
    swap.quoteFailed,
    swap.planMade,
    swap.abandoned,
    swap.requestFailed,
    ...viewMoves,
    modal.closed,
  ).pipe(
    filter((event) => isVisitorsSwap(state(), event)),
    latestPer(singleKey, {
      limit: 'timer',
      ask: (_, signal) => (isLookedAt(state()) ? ports.clock.afterSeen(swapQuoteInterval, signal) : null),
      then: (_, { id }) => {
        const order = isLookedAt(state()) ? currentOrder(state().swap) : null
        const isFree = order !== null && !isSwapPending(state().swap)
        return isFree ? swap.quoteStarted({ question: `${id}:again`, order, isAgain: true }) : null
      },
      fail: () => null,
    }),
  ),
)

/** Marks a quote as old if nothing has replaced it for some time. */
export const ageQuote = defineEffect<StateOf<'swap'>>(({ on, ports, latest }) =>
  on(swap.quoteReceived).pipe(
    latest({
      limit: 'timer',
      ask: (_, signal) => ports.clock.after(quoteLifetime, signal),
      then: (_, { data: { question } }) => swap.quoteAged({ question }),
      fail: () => null,
    }),
  ),
)

/** Returns whether a quote is visible that may be replaced. */
function isLookedAt(state: StateOf<'swap'>): boolean {
  const { holder } = state.swap
  const phase = phaseOfForm(state.swap)
  if (holder && !canSwapOn(state, holder.chainId)) return false
  const hasQuote = phase.name === 'quoted' || phase.name === 'built'
  const hasNone = phase.name === 'failed' && phase.stage === 'quote'
  return isOnScreen(state) && isShowing(state, 'quote') && (hasQuote || hasNone)
}

function quoted({ swap: form }: StateOf<'swap'>, question: string) {
  const order = currentOrder(form)
  return order && !isSwapPending(form) ? swap.quoteStarted({ question, order }) : null
}
