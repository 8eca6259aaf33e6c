import { swapPlanLimit } from '../../domain/limits.ts'
import { isOneOf } from '../../events/define-events.ts'
import type { EventOf } from '../../events/define-events.ts'
import { modal } from '../../events/shell/modal.ts'
import { viewMoves } from '../../events/shell/router.ts'
import { swap } from '../../events/swap/swap.ts'
import type { StateOf } from '../../reducers/root.ts'
import { isShowing } from '../../selectors/shell/current-facts.ts'
import { quotedForm } from '../../selectors/swap/order.ts'
import { isOnScreen } from '../../selectors/shell/on-screen.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { nextSwapPlan } from './next-swap-plan.ts'

/**
 * Plans the swap when a visitor opens the review, and again with each quote.
 * The first quote of a review is compared with the later ones, until the visitor leaves the review.
 */
export const beginBuilding = defineEffect<StateOf<'swap'>>(({ on, state, decideInTurn }) =>
  on(swap.quoteReceived, swap.slippageChosen, swap.slippageTyped, ...viewMoves, modal.closed).pipe(
    decideInTurn(() => {
      const { swap: form } = state()
      if (!isOnScreen(state()) || !isShowing(state(), 'plan'))
        return form.receivedAtReview === null ? null : swap.reviewClosed()
      const quoted = quotedForm(form)
      if (!quoted) return null
      return [
        ...(form.receivedAtReview === null ? [swap.reviewed({ order: quoted.order })] : []),
        ...(form.phase.name === 'quoted' ? [swap.planRequested({ quoted, by: 'visitor' })] : []),
      ]
    }),
  ),
)

/**
 * Plans the next step to sign: the swap, or before that an approval or a permit. A new quote aborts the form's question. A host's questions are
 * independent.
 */
export const makeSwapPlan = defineEffect<StateOf<'swap'>>(({ on, state, ports, latestPer }) =>
  on(swap.planRequested, swap.quoteStarted).pipe(
    latestPer(slotOf, {
      limit: swapPlanLimit,
      ask: (event, signal) =>
        isOneOf(event, swap.planRequested)
          ? nextSwapPlan(state, ports, { quoted: event.data.quoted, at: event.at }, signal)
          : null,
      then: (made, event) => {
        if (!isOneOf(event, swap.planRequested)) return null
        const { quoted, by } = event.data
        const answered = { question: event.id, by, order: quoted.order }
        return 'plan' in made
          ? swap.planMade({ ...answered, ...made })
          : swap.planFailed({ ...answered, ...made })
      },
      fail: (failure, event) =>
        isOneOf(event, swap.planRequested)
          ? swap.planFailed({
              question: event.id,
              by: event.data.by,
              order: event.data.quoted.order,
              stage: 'transaction',
              failure,
            })
          : null,
    }),
  ),
)

function slotOf(event: EventOf<typeof swap.planRequested> | EventOf<typeof swap.quoteStarted>): string {
  return isOneOf(event, swap.planRequested) && event.data.by === 'host' ? event.id : 'form'
}
