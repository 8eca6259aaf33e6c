import { catchError, defer, map, of, switchMap } from 'rxjs'
import type { Observable } from 'rxjs'
import { failureOf } from '../domain/failure.ts'
import { swapBuildLimit } from '../domain/limits.ts'
import { approvedFor, standingPermit } from '../domain/swap-leave.ts'
import type { SwapPlan } from '../domain/swap-plan.ts'
import { modal } from '../events/modal.ts'
import { viewMoves } from '../events/router.ts'
import { swap } from '../events/swap.ts'
import type { StateOf } from '../reducers/root.ts'
import { isShowing } from '../selectors/current-facts.ts'
import { canBundle, isOfContract } from '../selectors/swap-bundle.ts'
import { quoteOfForm } from '../selectors/swap-order.ts'
import { reviewOfSwap } from '../selectors/swap-review.ts'
import { isOnScreen } from '../selectors/on-screen.ts'
import { defineEffect } from './define-effect.ts'
import { networkOfOrder, orderToBuild } from './order-to-build.ts'
import { permitFor } from './swap-permit.ts'
import { checkedTokens, planApproval, planSwap } from './swap-plans.ts'

/** Whoever reviews a quoted swap has what is to be signed made, and made anew with each quote; the quote that a review begins with is what the others are compared with, until it is left. */
export const beginBuilding = defineEffect<StateOf<'swap'>>(({ on, state, decideInTurn }) =>
  on(swap.quoteReceived, swap.slippageChosen, ...viewMoves, modal.closed).pipe(
    decideInTurn(({ id }) => {
      const { swap: form } = state()
      if (!isOnScreen(state()) || !isShowing(state(), 'plan'))
        return form.reviewed === null ? null : swap.reviewLeft()
      const quote = quoteOfForm(form)
      if (!quote) return null
      const { order } = quote
      return [
        ...(form.reviewed === null ? [swap.reviewed({ order })] : []),
        ...(form.status.step === 'quoted' ? [swap.buildStarted({ build: id, order })] : []),
      ]
    }),
  ),
)

/** Whether the chain lets the service take the amount already: of the coin it needs no leave, and a permit goes with the swap. */
export const checkLeave = defineEffect<StateOf<'swap'>>(({ on, state, ports, latest }) =>
  on(swap.buildStarted).pipe(
    latest({
      limit: swapBuildLimit,
      ask: ({ at, data: { order } }, signal): Observable<boolean> => {
        const isGiven = order.from === null || standingPermit(state().swap.leave, order, at) !== null
        if (isGiven) return of(true)
        const network = networkOfOrder(state(), order)
        const spender = approvedFor(state().swap.leave, order)
        const asked = defer(() => ports.swap.allowance({ network, order, spender }, signal))
        return asked.pipe(map(({ allowance }) => BigInt(allowance) >= BigInt(order.amount)))
      },
      then: (isGiven, { data: { build } }) => swap.leaveChecked({ build, isGiven }),
      fail: (failure, { data: { build } }) => swap.buildFailed({ build, stage: 'allowance', failure }),
    }),
  ),
)

/** Without leave, and where that cannot go with the swap, an approval of the amount is made for the service's known contract, or a permit where the token takes one and the wallet signs it, with a key: a token knows no signature of a contract. One that would fail over an old allowance waits until that is taken back; one that would fail all the same is no plan. */
export const makeApproval = defineEffect<StateOf<'swap'>>(({ on, state, ports, latest }) =>
  on(swap.leaveChecked, swap.bundleUnmade, swap.quoteStarted).pipe(
    latest({
      limit: swapBuildLimit,
      ask: (event, signal): Observable<SwapPlan> | null => {
        const order = orderToBuild(state(), event.data)
        if (!order || ('isGiven' in event.data && event.data.isGiven) || canBundle(state(), order))
          return null
        const network = networkOfOrder(state(), order)
        const { source, isWithoutPermits } = state().swap
        const isSigned = source?.hasPermit && !isWithoutPermits && !isOfContract(state(), order)
        return defer(() => ports.swap.approval({ order }, signal)).pipe(
          switchMap((named) => {
            const { spender } = named
            const planned = { network, order, review: reviewOfSwap(state(), spender) }
            const approval = planApproval(ports, planned, named, signal)
            if (!isSigned) return approval
            const permit = permitFor(ports, { network, order, spender, at: event.at }, signal).pipe(
              map((permit) => ({ kind: 'permit' as const, permit })),
            )
            return checkedTokens(ports, planned, permit, signal).pipe(
              catchError((error: unknown) => {
                if (failureOf(error).code === 'review-mismatch') throw error
                return approval
              }),
            )
          }),
        )
      },
      then: (plan, { data }) => ('build' in data ? swap.planMade({ build: data.build, plan }) : null),
      fail: (failure, { data }) =>
        'build' in data ? swap.buildFailed({ build: data.build, stage: 'approval', failure }) : null,
    }),
  ),
)

/** With leave, the swap is made and tried at a node before anybody signs it: one that would fail is no plan. */
export const makeSwap = defineEffect<StateOf<'swap'>>(({ on, state, ports, latest }) =>
  on(swap.leaveChecked, swap.quoteStarted).pipe(
    latest({
      limit: swapBuildLimit,
      ask: (event, signal): Observable<SwapPlan> | null => {
        const order = orderToBuild(state(), event.data)
        if (!order || !('isGiven' in event.data) || !event.data.isGiven) return null
        const network = networkOfOrder(state(), order)
        const { leave, slippage } = state().swap
        const approved = approvedFor(leave, order)
        const permit = standingPermit(leave, order, event.at)
        return defer(() => ports.swap.transaction({ order, slippage, approved, permit }, signal)).pipe(
          switchMap((built) => {
            const review = reviewOfSwap(state(), built.call.to)
            return planSwap(ports, { network, order, review }, built, signal)
          }),
        )
      },
      then: (plan, { data }) => ('build' in data ? swap.planMade({ build: data.build, plan }) : null),
      fail: (failure, { data }) =>
        'build' in data ? swap.buildFailed({ build: data.build, stage: 'transaction', failure }) : null,
    }),
  ),
)
