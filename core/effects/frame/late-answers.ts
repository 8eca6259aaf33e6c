import { mergeMap } from 'rxjs'
import { isSendingMethod } from '../../domain/frame/rpc-methods.ts'
import { isSureRefusal } from '../../domain/errors/sure-refusal.ts'
import { isUnconfirmed, lateAnswerId } from '../../domain/operations/request/unconfirmed.ts'
import { isOneOf } from '../../events/define-events.ts'
import { send } from '../../events/send/send.ts'
import { swap } from '../../events/swap/swap.ts'
import { toast } from '../../events/shell/toast.ts'
import { walletRequest } from '../../events/operations/wallet-request.ts'
import type { StateOf } from '../../reducers/root.ts'
import { lateFrameResult } from './late-frame-result.ts'
import { defineEffect } from '../streams/define-effect.ts'

/**
 * Waits for the frame's late answer to a request that failed with an unknown outcome. Follows what the frame sent, and shows a toast. If a transfer
 * or a swap was not done, reports that.
 */
export const followLateAnswer = defineEffect<StateOf<'frame'>>(({ on, state, previous, ports, together }) =>
  on(walletRequest.failed, send.sendingFailed, swap.requestFailed).pipe(
    mergeMap((event) => {
      const id = lateAnswerId(event.data.failure)
      const late = id === null ? null : lateFrameResult({ state, previous }, event)
      return id === null || late === null ? [] : [{ ...event, lateId: id, late }]
    }),
    together({
      limit: 'subscription',
      ask: ({ lateId: id }, signal) => ports.frame.lateAnswer({ id }, signal),
      then: ({ result }, { late }) => late(result),
      fail: (failure, event) => {
        if (!isSureRefusal(failure.code)) return null
        if (isOneOf(event, send.sendingFailed)) return send.sendingFailed({ flow: event.data.flow, failure })
        if (!isOneOf(event, swap.requestFailed)) return null
        const { data } = event.data.failure
        const { flow } = event.data
        return swap.requestFailed({ flow, failure: { ...failure, ...(data !== undefined && { data }) } })
      },
    }),
  ),
)

/** Shows a toast if the outcome of a host's request is unknown, because no view of ours says it. */
export const notifyUnconfirmed = defineEffect<StateOf<'frame'>>(({ on, previous, decide }) =>
  on(walletRequest.failed).pipe(
    decide(({ data: { request, failure } }) => {
      if (!isUnconfirmed(failure)) return null
      const method = previous().connection.requests?.[request]?.method ?? ''
      const text = isSendingMethod(method) ? 'approval.maybeDone' : 'approval.maybeSigned'
      return toast.shown({ variant: 'error', message: { text } })
    }),
  ),
)
