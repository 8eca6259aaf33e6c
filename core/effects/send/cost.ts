import { estimateInterval, transferSettle } from '../../domain/intervals.ts'
import { nodeLimit } from '../../domain/limits.ts'
import { isAwaitingWallet } from '../../domain/send/sending.ts'
import { shownSending } from '../../domain/send/sendings.ts'
import { isSameTransfer } from '../../domain/operations/transfer.ts'
import type { Transfer } from '../../domain/operations/transfer.ts'
import { isOneOf } from '../../events/define-events.ts'
import { modal } from '../../events/shell/modal.ts'
import { viewMoves } from '../../events/shell/router.ts'
import { send } from '../../events/send/send.ts'
import type { StateOf } from '../../reducers/root.ts'
import { isShowing } from '../../selectors/shell/current-facts.ts'
import { transferToPrice } from '../../selectors/send/progress.ts'
import { isOnScreen } from '../../selectors/shell/on-screen.ts'
import { reachable } from '../account/balance-request.ts'
import { defineEffect, singleKey } from '../streams/define-effect.ts'
import { estimateTransfer } from './estimate-transfer.ts'
import { merge } from '../streams/merge.ts'
import { signing } from './signed.ts'

/**
 * Requests a price for the transfer in the form when it changes. Requests it again if the visitor retries, or if a transfer failed because its cost
 * had changed.
 */
export const requestEstimate = defineEffect<StateOf<'send'>>(({ on, state, decide }) =>
  merge(
    on(send.tokenChosen, send.amountTyped, send.unitSwitched, send.maxChosen, send.receiverFound).pipe(
      decide(({ id }) => {
        const transfer = transferToPrice(state().send)
        const { question } = state().send
        const isAsked = transfer && question && isSameTransfer(question.transfer, transfer)
        return transfer && !isAsked ? started(id, transfer) : null
      }),
    ),
    on(send.estimateRetried).pipe(decide(({ id }) => priced(state(), id))),
    on(send.sendingFailed).pipe(
      decide(({ id, data: { flow, failure } }) =>
        failure.code === 'cost-changed' && flow === state().send.started ? priced(state(), id) : null,
      ),
    ),
  ),
)

/**
 * Prices a transfer, and checks that it would succeed and match the review. A question about another transfer, or signing this one, aborts the
 * running one.
 */
export const estimateCost = defineEffect<StateOf<'send'>>(({ on, state, ports, latestPer }) =>
  merge(on(send.estimateStarted), signing(on, state)).pipe(
    latestPer(singleKey, {
      limit: nodeLimit,
      settle: transferSettle,
      ask: (event, signal) => {
        const { holder, token } = state().send
        if (!isOneOf(event, send.estimateStarted) || !holder || !token) return null
        const network = reachable(state(), holder.chainId)
        if (!network) throw { code: 'chain-unsupported' }
        return estimateTransfer(ports, { network, transfer: event.data.transfer, token }, signal)
      },
      then: ([known, { checked }], event) =>
        isOneOf(event, send.estimateStarted)
          ? send.estimated({ estimate: event.data.estimate, known, checked })
          : null,
      fail: (failure, event) =>
        isOneOf(event, send.estimateStarted)
          ? send.estimateFailed({ estimate: event.data.estimate, failure })
          : null,
    }),
  ),
)

/** Prices the transfer again and again while its cost is visible, because fees move. Pauses while the visitor decides in the wallet. */
export const refreshEstimate = defineEffect<StateOf<'send'>>(({ on, state, ports, latestPer }) =>
  on(
    send.estimated,
    send.estimateFailed,
    send.cancelled,
    send.sendingAbandoned,
    send.sendingFailed,
    ...viewMoves,
    modal.closed,
  ).pipe(
    latestPer(singleKey, {
      limit: 'timer',
      ask: (_, signal) => (isLookedAt(state()) ? ports.clock.afterSeen(estimateInterval, signal) : null),
      then: (_, { id }) => (isLookedAt(state()) ? priced(state(), id) : null),
      fail: () => null,
    }),
  ),
)

function isLookedAt(state: StateOf<'send'>): boolean {
  const { question } = state.send
  return (
    isOnScreen(state) &&
    isShowing(state, 'cost') &&
    question !== null &&
    question.status !== 'asking' &&
    !isAwaitingWallet(shownSending(state.send))
  )
}

function priced({ send: form }: StateOf<'send'>, estimate: string) {
  const transfer = transferToPrice(form) ?? form.question?.transfer
  return transfer ? started(estimate, transfer) : null
}

function started(estimate: string, transfer: Transfer) {
  return send.estimateStarted({ estimate, transfer })
}
