import { jsonOf } from '../../domain/values/json.ts'
import { senderIn } from '../../domain/operations/request/request-account.ts'
import { isSendingMethod } from '../../domain/frame/rpc-methods.ts'
import { connection } from '../../events/connection/connection.ts'
import { host } from '../../events/host.ts'
import { walletRequest } from '../../events/operations/wallet-request.ts'
import { bootBeginning } from '../slices/boot-beginning.ts'
import type { ConnectionState } from '../sessions/connection.ts'
import { defineSlice } from '../slices/define-slice.ts'

/**
 * Stores each request of the host until it is answered, with the wallet that was connected then. Also stores which methods a wallet does not know.
 */
export const hostRequestsSlice = defineSlice<ConnectionState>(bootBeginning.connection, (when) => [
  when([walletRequest.sent], (draft, { id, at, data: { namespace, method, params } }) => {
    const current = draft.byNamespace[namespace]
    if (!('accounts' in current) || current.status === 'locked') return
    const { session, chainId, accounts, chosen } = current
    const connector = draft.sessions[session]?.connector
    if (!connector) return
    const address = senderIn({ namespace, accounts, own: chosen?.over ?? accounts[0] }, params) ?? null
    draft.requests ??= {}
    draft.requests[id] = {
      session,
      connector,
      chainId,
      address,
      method,
      params: isSendingMethod(method) ? jsonOf(params) : null,
      askedAt: at,
    }
  }),
  when([walletRequest.answered, walletRequest.failed], (draft, { data: { request } }) => {
    if (!draft.requests?.[request]) return
    delete draft.requests[request]
    if (Object.keys(draft.requests).length === 0) delete draft.requests
  }),
  when([connection.methodUnsupported], (draft, { data: { session, method } }) => {
    const held = draft.sessions[session]
    if (held && !held.unsupported?.includes(method)) held.unsupported = [...(held.unsupported ?? []), method]
  }),
  when([host.stopped], (draft) => {
    delete draft.requests
  }),
])
