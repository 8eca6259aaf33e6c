import { mergeMap } from 'rxjs'
import { isSendingMethod } from '../../domain/frame/rpc-methods.ts'
import { isSureRefusal } from '../../domain/errors/sure-refusal.ts'
import { isUnconfirmed, lateAnswerId } from '../../domain/operations/unconfirmed.ts'
import { isOneOf } from '../../events/define-events.ts'
import { send } from '../../events/send/send.ts'
import { swap } from '../../events/swap/swap.ts'
import { toast } from '../../events/shell/toast.ts'
import { walletRequest } from '../../events/operations/wallet-request.ts'
import type { StateOf } from '../../reducers/root.ts'
import { askedOfFrame } from './asked-of-frame.ts'
import { defineEffect } from '../streams/define-effect.ts'

/**
 * Waits for what the frame says late of a request that failed while nobody knew whether it was done. Follows
 * and tells what the frame sent. If a sending or a swap was not done, tells that.
 */
export const followLateAnswer = defineEffect<StateOf<'frame'>>(({ on, state, previous, ports, together }) =>
  on(walletRequest.failed, send.sendingFailed, swap.requestFailed).pipe(
    mergeMap((event) => {
      const id = lateAnswerId(event.data.failure)
      const late = id === null ? null : askedOfFrame({ state, previous }, event)
      return id === null || late === null ? [] : [{ ...event, lateId: id, late }]
    }),
    together({
      limit: 'standing',
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

/** That nobody knows whether a request of the host was done is told in passing, since no view of ours says it. */
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
