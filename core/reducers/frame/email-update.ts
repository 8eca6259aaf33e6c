import type { Draft } from 'immer'
import { isEmailAddress } from '../../domain/frame/email-address.ts'
import type { EmailUpdateFlow } from '../../domain/frame/email-update-flow.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { isFreeFor } from '../../domain/flows/flow-origin.ts'
import { isCompleteCode, noCode } from '../../domain/frame/one-time-code.ts'
import type { TypedCode } from '../../domain/frame/one-time-code.ts'
import { emailUpdate } from '../../events/frame/email-update.ts'
import { modal } from '../../events/shell/modal.ts'
import { router } from '../../events/shell/router.ts'
import { emailUpdateFlow } from '../../flows/email-update.ts'
import { defineSlice } from '../slices/define-slice.ts'
import { flowMoves } from '../slices/flow-moves.ts'

/** The typed text (null before any typing), the running change, and the last failure. */
export type EmailUpdateState = {
  readonly text: string | null
  readonly code: TypedCode
  readonly flow: EmailUpdateFlow | null
  readonly failure: Failure | null
}

const initial: EmailUpdateState = { text: null, code: noCode, flow: null, failure: null }

declare module '../root.ts' {
  interface LateBranches {
    readonly emailUpdate: ['frame', EmailUpdateState]
  }
}

/** Reduces changes of the address. One runs at a time, because the frame has one visitor. */
export const emailUpdateSlice = defineSlice<EmailUpdateState>(initial, (when) => [
  when([modal.opened], cleared),
  when([router.viewPushed], (draft, { data: { view } }) => {
    if (view === 'UpdateEmailWallet') cleared(draft)
  }),
  when([emailUpdate.typed], (draft, { data }) => {
    draft.text = data.text
    draft.failure = null
  }),
  when([emailUpdate.submitted], (draft, { id, data: { session, email, by } }) => {
    if (!isFreeFor(draft.flow, by)) return
    const isAddress = isEmailAddress(email)
    draft.failure = isAddress ? null : { code: 'invalid-request' }
    if (isAddress) draft.flow = { id, by, session, email, step: emailUpdateFlow.first, checked: null }
  }),
  when([emailUpdate.begun, emailUpdate.presentConfirmed], (draft, { data }) => {
    if (draft.flow?.id !== data.flow) return
    draft.failure = null
    draft.code = noCode
  }),
  when([emailUpdate.codeTyped], (draft, { id, data }) => {
    const { flow } = draft
    if (!flow || flow.checked !== null) return
    draft.code = data
    if (data.digits > 0) draft.failure = null
    if (flow.step !== 'asking' && isCompleteCode(data)) flow.checked = id
  }),
  when([emailUpdate.failed], (draft, { data: { flow, step, failure } }) => {
    if (draft.flow?.id !== flow) return
    draft.failure = draft.flow.by === 'host' && step !== 'code' ? null : failure
    draft.code = noCode
  }),
  ...flowMoves<EmailUpdateState, EmailUpdateFlow>(emailUpdateFlow, ({ flow }) =>
    flow ? { [flow.id]: flow } : {},
  ),
  when([emailUpdate.failed], (draft) => {
    if (draft.flow?.step === 'failed') draft.flow = null
  }),
  when([emailUpdate.abandoned, emailUpdate.changed], (draft, { data }) =>
    draft.flow?.id === data.flow ? { ...initial, text: draft.text } : undefined,
  ),
])

function cleared(draft: Draft<EmailUpdateState>): void {
  draft.text = null
  draft.failure = null
}
