import { isEmailAddress } from '../../domain/frame/email-address.ts'
import { lastEmailTime, secondsToNextEmail } from '../../domain/frame/email-pause.ts'
import type { EmailFlow } from '../../domain/frame/email-flow.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { isFreeFor } from '../../domain/flows/flow-origin.ts'
import { noCode } from '../../domain/frame/one-time-code.ts'
import type { TypedCode } from '../../domain/frame/one-time-code.ts'
import { email } from '../../events/frame/email.ts'
import { emailUpdate } from '../../events/frame/email-update.ts'
import { modal } from '../../events/shell/modal.ts'
import { social } from '../../events/frame/social.ts'
import { emailSignIn } from '../../flows/email-sign-in.ts'
import { defineSlice } from '../slices/define-slice.ts'
import { flowMoves } from '../slices/flow-moves.ts'

/** Why a sign-in ended on Connect: an invalid address, no mail was sent, or the wallet of a trusted device did not open. */
export type EmailRefusal = Failure & { readonly in: 'address' | 'mail' | 'wallet' }

/** The draft and the sign-in by e-mail. */
export type EmailState = {
  /** The typed address. */
  readonly text: string
  /** The typed code. */
  readonly code: TypedCode
  /** The current sign-in. */
  readonly flow: EmailFlow | null
  /** Why there is no sign-in. */
  readonly refusal: EmailRefusal | null
  /** The e-mail address of the last sign-in. */
  readonly address: string | null
  /** Whether storage has an e-mail sign-in. */
  readonly isUsed: boolean
  /** When a mail was requested last, in milliseconds since 1970. */
  readonly lastAskedAt: number | null
  /** The seconds until the next mail may be requested. */
  readonly pause: number
}

const initial: EmailState = {
  text: '',
  code: noCode,
  flow: null,
  refusal: null,
  address: null,
  isUsed: false,
  lastAskedAt: null,
  pause: 0,
}

declare module '../root.ts' {
  interface LateBranches {
    readonly email: ['frame', EmailState]
  }
}

/** Reduces the sign-in by e-mail. One sign-in runs at a time, and is dropped when it ends. */
export const emailSlice = defineSlice<EmailState>(initial, (when) => [
  when([email.recalled], (draft, { at, data: { key, text } }) => {
    if (key === 'emailLoginUsed') draft.isUsed = text === 'true'
    const lastAskedAt = key === 'lastEmailLoginTime' ? lastEmailTime(text) : null
    if (lastAskedAt === null) return
    draft.lastAskedAt = lastAskedAt
    draft.pause = secondsToNextEmail(lastAskedAt, at)
  }),
  when([email.requestedInOtherTab], (draft, { at, data: { lastAskedAt } }) => {
    draft.lastAskedAt = lastAskedAt
    draft.pause = secondsToNextEmail(lastAskedAt, at)
  }),
  when([email.addressRecalled], (draft, { data }) => {
    draft.address = data.email
  }),
  when([email.typed], (draft, { data }) => {
    draft.text = data.text
    draft.refusal = null
  }),
  when([modal.opened], (draft) => {
    draft.refusal = null
  }),
  when([email.submitted], (draft, { id, data: { email, by } }) => {
    if (!isFreeFor(draft.flow, by)) return
    if (!isEmailAddress(email)) {
      draft.refusal = { code: 'invalid-request', in: 'address' }
      return
    }
    draft.flow = {
      id,
      by,
      email: email.trim(),
      step: emailSignIn.first,
      mailedAt: null,
      mails: 0,
      isResending: false,
      isWaitBroken: false,
      failure: null,
    }
    if (by === 'visitor') draft.refusal = null
    draft.code = noCode
  }),
  when([email.resendRequested], ({ flow }) => {
    if (!flow) return
    flow.isResending = true
    flow.failure = null
  }),
  when([email.linkRetried], ({ flow }) => {
    if (!flow?.isWaitBroken) return
    flow.isWaitBroken = false
    flow.failure = null
  }),
  when([email.linkSent, email.codeSent], (draft, { at, data }) => {
    draft.lastAskedAt = at
    draft.pause = secondsToNextEmail(at, at)
    if (draft.flow?.id === data.flow) draft.code = noCode
  }),
  ...flowMoves<EmailState, EmailFlow>(emailSignIn, ({ flow }) => (flow ? { [flow.id]: flow } : {})),
  when([email.failed], (draft, { data: { flow, step, failure } }) => {
    if (draft.flow?.id !== flow) return
    if (step === 'code') draft.code = noCode
    if (draft.flow.step !== 'failed') return
    if (draft.flow.by === 'visitor') draft.refusal = { ...failure, in: step === 'wallet' ? step : 'mail' }
    draft.flow = null
  }),
  when([email.abandoned], (draft, { data }) => {
    if (draft.flow?.id !== data.flow) return
    draft.flow = null
    draft.code = noCode
  }),
  when([emailUpdate.begun], (draft, { at }) => {
    draft.lastAskedAt = at
    draft.pause = secondsToNextEmail(at, at)
  }),
  when([emailUpdate.changed], (draft, { data }) => {
    draft.address = data.email
    draft.isUsed = true
    draft.lastAskedAt = null
    draft.pause = 0
  }),
  when([email.codeTyped], (draft, { data }) => {
    if (draft.flow?.step !== 'code') return
    draft.code = data
    if (data.digits > 0) draft.flow.failure = null
  }),
  when([email.pauseCounted], (draft, { at }) => {
    draft.pause = secondsToNextEmail(draft.lastAskedAt, at)
  }),
  when([email.remembered], (draft) => {
    draft.isUsed = true
  }),
  when([email.signedIn], (draft) => {
    if (draft.flow) draft.address = draft.flow.email
    draft.isUsed = true
    draft.lastAskedAt = null
    draft.pause = 0
    if (draft.flow?.by !== 'host') draft.text = ''
    draft.flow = null
    draft.code = noCode
  }),
  when([social.signedIn], () => initial),
  when([email.forgotten, email.forgottenInOtherTab], (draft) => {
    draft.address = null
    draft.isUsed = false
    draft.lastAskedAt = null
    draft.pause = 0
  }),
])
