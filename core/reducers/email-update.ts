import type { Draft } from 'immer'
import { isEmailAddress } from '../domain/email-address.ts'
import type { Failure } from '../domain/failure.ts'
import { isFreeFor } from '../domain/flow-origin.ts'
import type { FlowOrigin } from '../domain/flow-origin.ts'
import { isWholeCode, noCode } from '../domain/one-time-code.ts'
import type { TypedCode } from '../domain/one-time-code.ts'
import { emailUpdate } from '../events/email-update.ts'
import { modal } from '../events/modal.ts'
import { router } from '../events/router.ts'
import { defineSlice } from './define-slice.ts'

/** How far a change is: a code is asked for, or that of the present address or of the new one is waited for. */
export type EmailUpdateStep = 'asking' | 'primary' | 'secondary'

/** A change of the address under way, and for which session. */
export type EmailUpdateAttempt = {
  readonly id: string
  readonly by: FlowOrigin
  readonly session: string
  readonly email: string
  readonly step: EmailUpdateStep
  /** The id of the event that typed the code which is being checked; null for none. */
  readonly checked: string | null
}

/** What is typed, null before anything was; the change under way, and what failed last. */
export type EmailUpdateState = {
  readonly text: string | null
  readonly code: TypedCode
  readonly attempt: EmailUpdateAttempt | null
  readonly failure: Failure | null
}

const initial: EmailUpdateState = { text: null, code: noCode, attempt: null, failure: null }

declare module './root.ts' {
  interface LateBranches {
    readonly emailUpdate: ['frame', EmailUpdateState]
  }
}

/** Where a change of the address stands; what is answered counts only while its attempt is the current one. */
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
    if (!isFreeFor(draft.attempt, by)) return
    const isAddress = isEmailAddress(email)
    draft.failure = isAddress ? null : { code: 'invalid-request' }
    if (isAddress) draft.attempt = { id, by, session, email, step: 'asking', checked: null }
  }),
  when([emailUpdate.begun, emailUpdate.presentConfirmed], (draft, event) => {
    if (draft.attempt?.id !== event.data.attempt) return
    draft.attempt.step = 'next' in event.data ? event.data.next : 'secondary'
    draft.attempt.checked = null
    draft.failure = null
    draft.code = noCode
  }),
  when([emailUpdate.codeTyped], (draft, { id, data }) => {
    const { attempt } = draft
    if (!attempt || attempt.checked !== null) return
    draft.code = data
    if (data.digits > 0) draft.failure = null
    if (attempt.step !== 'asking' && isWholeCode(data)) attempt.checked = id
  }),
  when([emailUpdate.failed], (draft, { data: { attempt, step, failure } }) => {
    if (draft.attempt?.id !== attempt) return
    draft.failure = draft.attempt.by === 'host' && step !== 'code' ? null : failure
    if (step !== 'code') draft.attempt = null
    if (draft.attempt) draft.attempt.checked = null
    draft.code = noCode
  }),
  when([emailUpdate.abandoned, emailUpdate.changed], (draft, { data }) =>
    draft.attempt?.id === data.attempt ? { ...initial, text: draft.text } : undefined,
  ),
])

function cleared(draft: Draft<EmailUpdateState>): void {
  draft.text = null
  draft.failure = null
}
