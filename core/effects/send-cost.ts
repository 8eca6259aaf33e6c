import { nodeLimit } from '../domain/limits.ts'
import { isAsking } from '../domain/sending.ts'
import { shownSending } from '../domain/sendings.ts'
import { isSameTransfer } from '../domain/transfer.ts'
import type { Transfer } from '../domain/transfer.ts'
import { isOneOf } from '../events/define-events.ts'
import { modal } from '../events/modal.ts'
import { viewMoves } from '../events/router.ts'
import { send } from '../events/send.ts'
import type { StateOf } from '../reducers/root.ts'
import { isShowing } from '../selectors/current-facts.ts'
import { transferToPrice } from '../selectors/send-progress.ts'
import { isOnScreen } from '../selectors/on-screen.ts'
import { reachable } from './balance-request.ts'
import { defineEffect, oneSlot } from './define-effect.ts'
import { estimateTransfer } from './estimate-transfer.ts'
import { merge } from './merge.ts'
import { signing } from './send-signed.ts'

/** How long somebody has to stop typing before a transfer is priced, and how often it is priced again while it is looked at, in milliseconds. */
const typingSettle = 300
const estimateInterval = 10_000

/** What stands in the form is priced as it changes, and again where that failed and somebody asks, or what was shown is true no more. */
export const requestEstimate = defineEffect<StateOf<'send'>>(({ on, state, decide }) =>
  merge(
    on(send.tokenChosen, send.amountTyped, send.unitSwitched, send.mostChosen, send.receiverFound).pipe(
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

/** What a transfer costs, and whether it would go through and do what is reviewed; asking about another one ends the running question, and so does signing it. */
export const estimateCost = defineEffect<StateOf<'send'>>(({ on, state, ports, latestPer }) =>
  merge(on(send.estimateStarted), signing(on, state)).pipe(
    latestPer(oneSlot, {
      limit: nodeLimit,
      settle: typingSettle,
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

/** Fees move: while somebody looks at what a transfer costs, it is priced again and again, but not under the eyes of whoever decides in the wallet. */
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
    latestPer(oneSlot, {
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
    !isAsking(shownSending(state.send))
  )
}

function priced({ send: form }: StateOf<'send'>, estimate: string) {
  const transfer = transferToPrice(form) ?? form.question?.transfer
  return transfer ? started(estimate, transfer) : null
}

function started(estimate: string, transfer: Transfer) {
  return send.estimateStarted({ estimate, transfer })
}
