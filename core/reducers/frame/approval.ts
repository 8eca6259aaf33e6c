import { approval } from '../../events/operations/approval.ts'
import { host } from '../../events/host.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** The requests that wait for the visitor's confirmation in the secure frame, in order of arrival, each with its session. */
export type ApprovalState = {
  readonly waiting: readonly { readonly request: string; readonly session: string }[]
}

declare module '../root.ts' {
  interface LateBranches {
    readonly approval: ['frame', ApprovalState]
  }
}

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
