import { noKeptRequests, withAttempt, withRecalled } from '../domain/kept-requests.ts'
import type { KeptRequests } from '../domain/kept-requests.ts'
import { host } from '../events/host.ts'
import { send } from '../events/send.ts'
import { defineSlice } from './define-slice.ts'

declare module './root.ts' {
  interface LateBranches {
    readonly sendRequests: ['send', KeptRequests]
  }
}

/** What wallets were asked to send by earlier visits and other tabs. */
export const sendRequestsSlice = defineSlice<KeptRequests>(noKeptRequests, (when) => [
  when([send.requestsRecalled, send.requestsJoined], (draft, { data }) => withRecalled(draft, data.requests)),
  when([send.attemptStarted], (draft, { at, data: { attempt, chainId, transfer } }) =>
    withAttempt(draft, { attempt, askedAt: at }, { chainId, address: transfer.from }),
  ),
  when([host.stopped], () => noKeptRequests),
])
