import { approval } from '../../events/operations/approval.ts'
import { host } from '../../events/host.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** The requests that wait for a person's word in the secure frame, in the order in which they came, with the session each was asked in. */
export type ApprovalState = {
  readonly waiting: readonly { readonly request: string; readonly session: string }[]
}

declare module '../root.ts' {
  interface LateBranches {
    readonly approval: ['frame', ApprovalState]
  }
}

/** What stands to be confirmed. */
export const approvalSlice = defineSlice<ApprovalState>({ waiting: [] }, (when) => [
  when([approval.asked], (draft, { data }) => {
    draft.waiting.push(data)
  }),
  when([approval.ended], (draft, { data }) => {
    draft.waiting = draft.waiting.filter(({ request }) => request !== data.request)
  }),
  when([approval.closed, host.stopped], (draft) => {
    draft.waiting = []
  }),
])
