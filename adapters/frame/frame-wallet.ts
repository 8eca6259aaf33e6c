import { Observable, defer, switchMap } from 'rxjs'
import { hexChainId } from '../../core/domain/eip155.ts'
import { frameConfirmationLimit } from '../../core/domain/limits.ts'
import { isSafeMethod } from '../../core/domain/rpc-methods.ts'
import type { Frame } from '../../core/ports/frame.ts'
import { failingWhenAborted, rejectOnAbort } from '../aborted.ts'
import type { FrameAsking } from './frame-asking.ts'
import { requestError } from './frame-error.ts'
import { createFrameRequests } from './frame-requests.ts'
import type { ReadyFrame } from './ready-frame.ts'
import { rpcAnswer } from './rpc-answer.ts'
import { isForFrame, rpcRequest } from './rpc-request.ts'

/** Requests to the frame's wallet, and its approval; closing that cancels all that was not approved by then. */
export function frameWallet(
  frame: Pick<ReadyFrame, 'ready'>,
  { outcomeOf }: Pick<FrameAsking, 'outcomeOf'>,
): Pick<Frame, 'request' | 'rejectRequests' | 'showApproval'> {
  const requests = createFrameRequests()
  return {
    request: async ({ chainId, method, params }, signal) => {
      const payload = rpcRequest({ method, params })
      if (!isForFrame({ chainId, method })) return hexChainId(chainId)
      return requests.run(method, signal, async (cancelled) => {
        const confirmation = isSafeMethod(method) ? {} : { limit: frameConfirmationLimit, cancelled }
        const outcome = await outcomeOf({ name: 'RPC_REQUEST', payload, ...confirmation }, signal)
        if (outcome.kind === 'refused') throw requestError(method, outcome.words)
        return rpcAnswer(outcome.answer, { method, params })
      })
    },
    rejectRequests: async () => {
      requests.reject()
      return null
    },
    showApproval: (approval, signal) =>
      defer(() => rejectOnAbort(frame.ready(), signal)).pipe(
        switchMap(
          ({ element }) =>
            new Observable<null>((subscriber) => {
              const end = () => {
                subscriber.next(null)
                subscriber.complete()
              }
              subscriber.add(element.removed.subscribe(end))
              return element.show(approval, () => {
                requests.reject()
                end()
              })
            }),
        ),
        failingWhenAborted(signal),
      ),
  }
}
