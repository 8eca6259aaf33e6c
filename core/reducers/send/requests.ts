import {
  noStoredRequests,
  withAttempt,
  withHostAttempt,
  withRecalled,
} from '../../domain/operations/request/stored-requests.ts'
import type { StoredRequests } from '../../domain/operations/request/stored-requests.ts'
import { orderAccount } from '../../domain/send/order.ts'
import { host } from '../../events/host.ts'
import { send } from '../../events/send/send.ts'
import { defineSlice } from '../slices/define-slice.ts'

declare module '../root.ts' {
  interface LateBranches {
    readonly sendRequests: ['send', StoredRequests]
  }
}

/** Reduces the requests of earlier visits and other tabs that wallets may still sign. */
export const sendRequestsSlice = defineSlice<StoredRequests>(noStoredRequests, (when) => [
  when([send.requestsRecalled], (draft, { data }) => withRecalled(draft, data.requests)),
  when([send.sendingRequested], (draft, { id, at, data: { order, by } }) => {
    const mark = { attempt: id, askedAt: at }
    return by === 'host' ? withHostAttempt(draft, mark) : withAttempt(draft, mark, orderAccount(order))
  }),
  when([host.stopped], () => noStoredRequests),
])
