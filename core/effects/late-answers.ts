import { isSendingMethod } from '../domain/rpc-methods.ts'
import { isSureRefusal } from '../domain/sure-refusal.ts'
import { isUnconfirmed, lateAnswerId } from '../domain/unconfirmed.ts'
import { isOneOf } from '../events/define-events.ts'
import { send } from '../events/send.ts'
import { swap } from '../events/swap.ts'
import { toast } from '../events/toast.ts'
import { walletRequest } from '../events/wallet-request.ts'
import type { StateOf } from '../reducers/root.ts'
import { askedOfFrame } from './asked-of-frame.ts'
import type { LateResult } from './asked-of-frame.ts'
import { defineEffect } from './define-effect.ts'

const asking = [walletRequest.sent, send.sendingRequested, send.transactionMade, swap.requested] as const
const failed = [walletRequest.failed, send.sendingFailed, swap.requestFailed] as const

/** Of a request that the frame was asked, and that failed while nobody knew whether it was done, what the frame says later counts: what it sent is followed and told, and so is that it was not done. */
export const hearLateAnswer = defineEffect<StateOf<'frame'>>(({ on, state, ports, together }) => {
  const asked = new Map<string, LateResult>()
  return on(...asking, ...failed, walletRequest.answered, send.signed).pipe(
    together({
      limit: 'standing',
      ask: (event, signal) => {
        const key = keyOf(event)
        if (isOneOf(event, ...asking)) {
          const late = askedOfFrame(state, event)
          if (late) asked.set(key, late)
          return null
        }
        const id = isOneOf(event, ...failed) ? lateAnswerId(event.data.failure) : null
        if (id !== null && asked.has(key)) return ports.frame.lateAnswer({ id }, signal)
        asked.delete(key)
        return null
      },
      then: ({ result }, event) => asked.get(keyOf(event))?.(result) ?? null,
      fail: (failure, event) => {
        if (!isSureRefusal(failure.code)) return null
        if (isOneOf(event, send.sendingFailed)) return send.sendingFailed({ flow: event.data.flow, failure })
        if (!isOneOf(event, swap.requestFailed)) return null
        const { data } = event.data.failure
        const { flow } = event.data
        return swap.requestFailed({ flow, failure: { ...failure, ...(data !== undefined && { data }) } })
      },
    }),
  )
})

/** That nobody knows whether a request of the host was done is told in passing, since no view of ours says it. */
export const tellUnconfirmed = defineEffect<StateOf<'frame'>>(({ on, decide }) => {
  const methods = new Map<string, string>()
  return on(walletRequest.sent, walletRequest.answered, walletRequest.failed).pipe(
    decide((event) => {
      if (isOneOf(event, walletRequest.sent)) {
        methods.set(event.id, event.data.method)
        return null
      }
      const { request } = event.data
      const method = methods.get(request) ?? ''
      methods.delete(request)
      if (isOneOf(event, walletRequest.answered) || !isUnconfirmed(event.data.failure)) return null
      const text = isSendingMethod(method) ? 'approval.maybeDone' : 'approval.maybeSigned'
      return toast.shown({ variant: 'error', message: { text } })
    }),
  )
})

/** By what a request is known: the press that began it, or the call of the host. */
function keyOf({ id, data }: { readonly id: string; readonly data: object }): string {
  const { flow, request } = data as { readonly flow?: string; readonly request?: string }
  return flow ?? request ?? id
}
