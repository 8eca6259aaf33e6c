import { Observable, defer, map, startWith, switchMap, take } from 'rxjs'
import { hexChainId } from '../../core/domain/network/eip155.ts'
import type { Json } from '../../core/domain/values/json.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { frameConfirmationLimit } from '../../core/domain/limits.ts'
import { isSafeMethod } from '../../core/domain/frame/rpc-methods.ts'
import type { Approval, Frame } from '../../core/ports/frame.ts'
import { failingWhenAborted, rejectOnAbort } from '../ports/aborted.ts'
import type { FrameClient } from './frame-client.ts'
import type { FrameElement } from './frame-element.ts'
import { requestError, saysTakenBack } from './frame-error.ts'
import { createFrameRequests, takenBackRequest } from './frame-requests.ts'
import type { ReadyFrame } from './ready-frame.ts'
import { rpcAnswer } from './rpc-answer.ts'
import { isForFrame, rpcRequest } from './rpc-request.ts'
import type { RpcRequest } from './rpc-request.ts'
import type { LateEnd } from './unclear-requests.ts'

/** A request's method and parameters, which its answer's reader needs. */
type Asked = { readonly method: string; readonly params: unknown }

/**
 * Creates the requests to the frame's wallet, and its approval. Closing the approval cancels all requests that are not approved yet. A request
 * that the visitor must confirm is sent only to a frame that shows no earlier request.
 */
export function createFrameWallet(
  frame: Pick<ReadyFrame, 'ready' | 'standing' | 'renewed' | 'renewals'>,
  { outcomeOf }: Pick<FrameClient, 'outcomeOf'>,
): Pick<Frame, 'request' | 'lateAnswer' | 'rejectRequests' | 'showApproval'> {
  const requests = createFrameRequests()
  /** Requests with an unknown outcome, by the id in their errors. */
  const unclear = new Map<string, Asked>()

  const isUnclear = () => frame.standing()?.channel.isUnclear() === true
  /** Returns a frame that shows no cancelled request. */
  const fresh = () => (isUnclear() ? frame.renewed().then(frame.ready) : frame.ready())

  const confirmed = async (
    payload: RpcRequest,
    asked: Asked,
    signal: AbortSignal,
    cancelled: AbortSignal,
  ) => {
    if (isUnclear()) await rejectOnAbort(frame.renewed(), cancelled)
    const confirmation = { limit: frameConfirmationLimit, cancelled }
    return outcomeOf({ name: 'RPC_REQUEST', payload, ...confirmation }, signal).catch((error: unknown) => {
      if (error instanceof LatchkeyError && typeof error.data === 'string') unclear.set(error.data, asked)
      throw error
    })
  }

  return {
    request: async ({ chainId, method, params }, signal) => {
      const payload = rpcRequest({ method, params })
      if (!isForFrame({ chainId, method })) return hexChainId(chainId)
      return requests.run(method, signal, async (cancelled) => {
        const asked = { method, params }
        const outcome = isSafeMethod(method)
          ? await outcomeOf({ name: 'RPC_REQUEST', payload }, signal)
          : await confirmed(payload, asked, signal, cancelled)
        if (outcome.kind === 'refused') throw requestError(method, outcome.words)
        return rpcAnswer(outcome.answer, asked)
      })
    },
    lateAnswer: ({ id }, signal) =>
      defer(() => {
        const asked = unclear.get(id)
        const channel = frame.standing()?.channel
        if (!asked || !channel) throw new LatchkeyError('unreachable', 'The secure frame was loaded anew.')
        return channel.endOf(id).pipe(map((end) => ({ result: resultIn(end, asked) })))
      }).pipe(failingWhenAborted(signal)),
    rejectRequests: async () => {
      requests.reject()
      return null
    },
    showApproval: (approval, signal) =>
      frame.renewals
        .pipe(
          startWith(null),
          switchMap(() => rejectOnAbort(fresh(), signal)),
          switchMap(({ element }) => untilClosed(element, approval, requests.reject)),
          take(1),
        )
        .pipe(failingWhenAborted(signal)),
  }
}

/** Shows the approval in a frame until it is closed or the frame is removed. `closed` is called if the visitor closes it. */
function untilClosed(element: FrameElement, approval: Approval, closed: () => void): Observable<null> {
  return new Observable<null>((subscriber) => {
    const end = () => subscriber.next(null)
    subscriber.add(element.removed.subscribe(end))
    return element.show(approval, () => {
      closed()
      end()
    })
  })
}

/** Returns the result of a request that ended late. Throws if it was cancelled or refused. */
function resultIn(end: LateEnd, asked: Asked): Json {
  if (end.kind === 'let-go') throw takenBackRequest(asked.method)
  if (end.kind === 'answered') return rpcAnswer(end.answer, asked)
  throw saysTakenBack(end.words) ? takenBackRequest(asked.method) : requestError(asked.method, end.words)
}
