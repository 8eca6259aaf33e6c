import { defer, map, switchMap } from 'rxjs'
import type { Observable } from 'rxjs'
import { bundleLimit, bundleStatusLimit } from '../domain/limits.ts'
import { bundledCalls, bundleIdIn, bundleParams, isForgotten, refusesBundles } from '../domain/swap-bundle.ts'
import { tradeOf } from '../domain/swap-trade.ts'
import type { SentBundle } from '../domain/signed-swap.ts'
import { reviewedMinimum } from '../domain/swap-minimum.ts'
import type { SwapPlan } from '../domain/swap-plan.ts'
import type { EventInput, EventOf } from '../events/define-events.ts'
import { ownTransaction } from '../events/own-transaction.ts'
import { swap } from '../events/swap.ts'
import type { StateOf } from '../reducers/root.ts'
import { canBundle } from '../selectors/swap-bundle.ts'
import { reviewOfSwap } from '../selectors/swap-review.ts'
import { askIn, signerOn } from './ask-signer.ts'
import { bundleStatus, isAskedAgain } from './bundle-status.ts'
import { defineEffect } from './define-effect.ts'
import { networkOfOrder, orderToBuild } from './order-to-build.ts'
import { isFollowed } from './send-sender.ts'
import { planBundle } from './swap-plans.ts'

/** An account that may do several things at once approves the amount and swaps it as one operation, which a node tries as a whole, with an old allowance taken back before where the token wants that; where service, node or account cannot, nobody is told, and the approval is made alone. */
export const makeBundle = defineEffect<StateOf<'swap'>>(({ on, state, ports, latest }) =>
  on(swap.leaveChecked, swap.quoteStarted).pipe(
    latest({
      limit: bundleLimit,
      ask: (event, signal): Observable<SwapPlan> | null => {
        const order = orderToBuild(state(), event.data)
        if (!order || !('isGiven' in event.data) || event.data.isGiven || !canBundle(state(), order))
          return null
        const network = networkOfOrder(state(), order)
        const { slippage } = state().swap
        return defer(() => ports.swap.approval({ order }, signal)).pipe(
          switchMap((approval) => {
            const { spender } = approval
            const asked = { order, slippage, approved: spender, permit: null, isUntried: true } as const
            return defer(() => ports.swap.transaction(asked, signal)).pipe(
              switchMap((built) => {
                const review = reviewOfSwap(state(), spender)
                return planBundle(ports, { network, order, review }, approval, built, signal)
              }),
            )
          }),
        )
      },
      then: (plan, { data }) => ('build' in data ? swap.planMade({ build: data.build, plan }) : null),
      fail: (failure, { data }) => {
        if (!('build' in data)) return null
        const { build } = data
        return ['execution-reverted', 'malformed-answer', 'review-mismatch'].includes(failure.code)
          ? swap.buildFailed({ build, stage: 'transaction', failure })
          : swap.bundleUnmade({ build })
      },
    }),
  ),
)

/** The wallet is asked to send all of it as one operation; one that takes no several calls is asked for one after the other. */
export const signBundle = defineEffect<StateOf<'swap'>>(({ on, state, ports, together }) =>
  on(swap.attemptStarted).pipe(
    together({
      limit: 'person',
      linger: ({ data: { attempt } }) => swap.attemptLingered({ attempt }),
      ask: ({ data: { chainId, plan } }, signal) => {
        const { source, target, status, slippage } = state().swap
        if (plan.kind !== 'bundle' || !source || !target || status.step !== 'signing') return null
        const { order, received } = status.quote
        const { account: from, amount } = order
        const params = bundleParams(chainId, from, bundledCalls(plan))
        const minimum = reviewedMinimum({ checked: plan.checked, received, slippage })
        const asked = { chainId, address: from, source, target, amount, received, minimum, call: plan.call }
        const signer = signerOn(state(), { chainId, from })
        const walletKey = signer.wallet.key
        return defer(() =>
          askIn(signer, ports, { chainId, method: 'wallet_sendCalls', params }, signal),
        ).pipe(map((answer) => ({ id: bundleIdIn(answer), asked, walletKey })))
      },
      then: ({ id, asked, walletKey }, { at: askedAt, data: { attempt } }): readonly EventInput[] => {
        if (id === null) return [swap.attemptFailed({ attempt, failure: { code: 'malformed-answer' } })]
        const { chainId, address } = asked
        const moves = { trade: tradeOf(asked) }
        const sent = ownTransaction.bundled({
          chainId,
          address,
          walletKey,
          bundle: id,
          askedAt,
          asked: moves,
        })
        return [
          swap.bundleSent({ attempt, bundle: { ...asked, id, walletKey, askedAt } }),
          ...(isFollowed(state()) ? [sent] : []),
        ]
      },
      fail: (failure, { data: { attempt } }) =>
        refusesBundles(failure.code)
          ? swap.bundleUnsupported({ attempt })
          : swap.attemptFailed({ attempt, failure }),
    }),
  ),
)

/** The wallet is asked which transaction carried what it sent, until it says so, or that it does not know; nobody waits for that for ever, and it may still come then. */
export const awaitBundle = defineEffect<StateOf<'swap'>>(({ on, state, ports, latestPer }) => {
  const ended = ({ id }: SentBundle) =>
    isFollowed(state()) ? [ownTransaction.bundleEnded({ bundle: id })] : []
  return on(swap.bundleSent, swap.bundleAwaited).pipe(
    latestPer(({ data: { attempt } }) => attempt, {
      limit: bundleStatusLimit,
      ask: ({ data: { bundle } }, signal) => bundleStatus(state, ports, bundle, signal),
      then: (end, event): readonly EventInput[] => {
        const { attempt, bundle } = event.data
        if (end === null) return [waitedFor(event)]
        const { id: _, walletKey: __, askedAt, call, ...asked } = bundle
        const { chainId, address } = asked
        const compared = { askedAt, asked: { trade: tradeOf(asked) } }
        const sent = { chainId, address, params: [call], result: end.hash, ...compared }
        const followed = end.hash !== null && isFollowed(state()) ? [ownTransaction.sent(sent)] : []
        if (end.isPartial) {
          const failure = { code: 'malformed-answer' } as const
          return [swap.bundleLost({ attempt, failure }), ...followed, ...ended(bundle)]
        }
        if (end.hash === null)
          return [swap.attemptFailed({ attempt, failure: { code: 'execution-reverted' } }), ...ended(bundle)]
        return [
          swap.signed({ attempt, swap: { ...asked, hash: end.hash } }),
          ...(isFollowed(state()) ? followed : [swap.letGo({ attempt })]),
          ...ended(bundle),
        ]
      },
      fail: (failure, event) => {
        if (!isForgotten(failure.code, event.at - sentAt(event))) return waitedFor(event)
        const { attempt, bundle } = event.data
        return [swap.bundleLost({ attempt, failure }), ...ended(bundle)]
      },
    }),
  )
})

type Waiting = EventOf<typeof swap.bundleSent> | EventOf<typeof swap.bundleAwaited>

function sentAt({ at, data }: Waiting): number {
  return 'since' in data ? data.since : at
}

function waitedFor(event: Waiting): EventInput {
  const { at } = event
  const { attempt, bundle } = event.data
  const since = sentAt(event)
  return isAskedAgain(since, at)
    ? swap.bundleAwaited({ attempt, bundle, since })
    : swap.bundleLost({ attempt })
}
