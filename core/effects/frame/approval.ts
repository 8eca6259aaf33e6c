import { filter } from 'rxjs'
import { namespaceOf } from '../../domain/values/caip.ts'
import { frameConnector } from '../../domain/connection/connector.ts'
import { rejectionLimit } from '../../domain/limits.ts'
import { isFrameMethod, isSafeMethod } from '../../domain/frame/rpc-methods.ts'
import { accountNames } from '../../events/names/account-names.ts'
import { approval } from '../../events/operations/approval.ts'
import { connectionEndings } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import { host } from '../../events/host.ts'
import { send } from '../../events/send/send.ts'
import { signIn } from '../../events/sign-in/sign-in.ts'
import { swap } from '../../events/swap/swap.ts'
import { toast } from '../../events/shell/toast.ts'
import { walletRequest } from '../../events/operations/wallet-request.ts'
import { approvalWords } from '../../selectors/frame/approval-words.ts'
import { nameHolder } from '../../selectors/names/holder.ts'
import { signerOf } from '../../selectors/sign-in/sign-in-status.ts'
import type { StateOf } from '../../reducers/root.ts'
import { sessionOf } from '../../selectors/sessions/sessions.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

/**
 * Shows the frame when its wallet is asked for something that the visitor must confirm. Shows a toast if the frame does not allow the request at all.
 */
export const askApproval = defineEffect<StateOf<'frame'>>(({ on, state, decide }) =>
  merge(
    on(walletRequest.sent).pipe(
      decide(({ id: request, data: { namespace, method } }) => {
        const asked = sessionOf(state().connection, namespace)
        if (asked?.connector !== frameConnector) return null
        if (!isFrameMethod(method))
          return toast.shown({ variant: 'error', message: { text: 'approval.notAllowed' } })
        return isSafeMethod(method) ? null : approval.asked({ request, session: asked.session })
      }),
    ),
    on(signIn.messageReady).pipe(
      decide(({ data: { flow: request } }) => {
        const signer = signerOf(state())
        return signer?.connector === frameConnector
          ? approval.asked({ request, session: signer.session })
          : null
      }),
    ),
    on(accountNames.messageReady).pipe(
      decide(({ data: { flow: request } }) => {
        const holder = nameHolder(state())
        return holder?.connector === frameConnector
          ? approval.asked({ request, session: holder.session })
          : null
      }),
    ),
    on(send.sendingRequested).pipe(
      decide(({ id: request, data: { order } }) => {
        const asked = sessionOf(state().connection, namespaceOf(order.chainId))
        return asked?.connector === frameConnector && state().send?.sendings[request]
          ? approval.asked({ request, session: asked.session })
          : null
      }),
    ),
    on(swap.requested).pipe(
      decide(({ id: request, data: { planned } }) => {
        const asked = sessionOf(state().connection, namespaceOf(planned.order.chainId))
        return asked?.connector === frameConnector
          ? approval.asked({ request, session: asked.session })
          : null
      }),
    ),
  ),
)

/** Ends the approval of a request that has its answer. */
export const endApproval = defineEffect<StateOf<'frame'>>(({ on, state, decide }) =>
  on(
    walletRequest.answered,
    walletRequest.failed,
    signIn.signed,
    signIn.failed,
    signIn.abandoned,
    send.signed,
    send.sendingFailed,
    send.cancelled,
    send.sendingAbandoned,
    accountNames.signed,
    accountNames.registrationFailed,
    accountNames.registrationAbandoned,
    swap.approvalSigned,
    swap.permitSigned,
    swap.unsupported,
    swap.bundleSent,
    swap.signed,
    swap.requestFailed,
    swap.abandoned,
  ).pipe(
    decide(({ data }) => {
      const request = 'flow' in data ? data.flow : data.request
      return state().approval.waiting.some((waiting) => waiting.request === request)
        ? approval.ended({ request })
        : null
    }),
  ),
)

/** Rejects the requests of a session in the frame when the session ends, also if another visitor of the frame replaces it. */
export const cancelApproval = defineEffect<StateOf<'frame'>>(({ on, state, ports, once }) =>
  on(...connectionEndings).pipe(
    once({
      limit: rejectionLimit,
      ask: ({ data }, signal) =>
        state().approval.waiting.some(({ session }) => session === data.session)
          ? ports.frame.rejectRequests(null, signal)
          : null,
      then: () => approval.closed(),
      fail: () => approval.closed(),
    }),
  ),
)

/** Shows the frame with the first pending request, and hides it after the last one. Closing it rejects the requests, which the frame itself does. */
export const showApproval = defineEffect<StateOf<'frame'>>(({ on, state, ports, latest }) =>
  on(approval.asked, approval.ended, approval.closed, host.stopped).pipe(
    filter((event) => state().approval.waiting.length === (isOneOf(event, approval.asked) ? 1 : 0)),
    latest({
      limit: 'subscription',
      ask: (event, signal) =>
        isOneOf(event, approval.asked) ? ports.frame.showApproval(approvalWords(state()), signal) : null,
      then: () => approval.closed(),
      fail: () => null,
    }),
  ),
)
