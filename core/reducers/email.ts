import { isEmailAddress } from '../domain/email-address.ts'
import { lastAskedIn, secondsToNextEmail } from '../domain/email-pause.ts'
import type { Failure } from '../domain/failure.ts'
import { isFreeFor } from '../domain/flow-origin.ts'
import type { FlowOrigin } from '../domain/flow-origin.ts'
import { isWholeCode, noCode } from '../domain/one-time-code.ts'
import type { TypedCode } from '../domain/one-time-code.ts'
import { isUnreached } from '../domain/is-unreached.ts'
import { email } from '../events/email.ts'
import { emailUpdate } from '../events/email-update.ts'
import { modal } from '../events/modal.ts'
import { social } from '../events/social.ts'
import { defineSlice } from './define-slice.ts'

/** How far a sign-in is: a mail is asked for, a link in it is waited for, or a code, which is checked and then accepted. */
export type EmailAttemptStep = 'asking' | 'link' | 'code' | 'checking' | 'accepted'

/** A sign-in by e-mail, when its last mail was sent (milliseconds since 1970), whether its mail is asked for anew, whether the wait for its link broke off with the connection, and what failed last in it: its mail, its link or its code. */
export type EmailAttempt = {
  readonly id: string
  readonly by: FlowOrigin
  readonly email: string
  readonly step: EmailAttemptStep
  readonly mailedAt: number | null
  /** How many mails were sent. */
  readonly mails: number
  readonly isResending: boolean
  readonly isWaitBroken: boolean
  readonly failure: (Failure & { readonly in: 'mail' | 'link' | 'code' }) | null
}

/** Why a sign-in ended where its address is written: that is none, no mail was sent, or a wallet without a code did not open. */
export type EmailRefusal = Failure & { readonly in: 'address' | 'mail' | 'wallet' }

/** What is typed, the sign-in under way, why there is none, whose e-mail wallet was used last, and when a mail was asked for (milliseconds since 1970), with the seconds until the next may be. */
export type EmailState = {
  readonly text: string
  readonly code: TypedCode
  readonly attempt: EmailAttempt | null
  readonly refusal: EmailRefusal | null
  readonly address: string | null
  readonly isUsed: boolean
  readonly lastAskedAt: number | null
  readonly pause: number
}

const initial: EmailState = {
  text: '',
  code: noCode,
  attempt: null,
  refusal: null,
  address: null,
  isUsed: false,
  lastAskedAt: null,
  pause: 0,
}

declare module './root.ts' {
  interface LateBranches {
    readonly email: ['frame', EmailState]
  }
}

/** Where signing in by e-mail stands; what is answered counts only while its attempt is the current one. */
export const emailSlice = defineSlice<EmailState>(initial, (when) => [
  when([email.recalled], (draft, { at, data: { key, text } }) => {
    if (key === 'emailLoginUsed') draft.isUsed = text === 'true'
    const lastAskedAt = key === 'lastEmailLoginTime' ? lastAskedIn(text) : null
    if (lastAskedAt === null) return
    draft.lastAskedAt = lastAskedAt
    draft.pause = secondsToNextEmail(lastAskedAt, at)
  }),
  when([email.askedElsewhere], (draft, { at, data: { lastAskedAt } }) => {
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
    if (!isFreeFor(draft.attempt, by)) return
    if (!isEmailAddress(email)) {
      draft.refusal = { code: 'invalid-request', in: 'address' }
      return
    }
    draft.attempt = {
      id,
      by,
      email: email.trim(),
      step: 'asking',
      mailedAt: null,
      mails: 0,
      isResending: false,
      isWaitBroken: false,
      failure: null,
    }
    draft.refusal = null
    draft.code = noCode
  }),
  when([email.resendRequested], (draft) => {
    if (!draft.attempt) return
    draft.attempt.isResending = true
    draft.attempt.failure = null
  }),
  when([email.linkSent, email.codeSent], (draft, { type, at, data: { attempt } }) => {
    draft.lastAskedAt = at
    draft.pause = secondsToNextEmail(at, at)
    if (draft.attempt?.id !== attempt) return
    draft.attempt.step = type === email.codeSent.type ? 'code' : 'link'
    draft.attempt.mailedAt = at
    draft.attempt.mails += 1
    draft.attempt.isResending = false
    draft.attempt.isWaitBroken = false
    draft.attempt.failure = null
    draft.code = noCode
  }),
  when([email.linkRetried], ({ attempt }) => {
    if (!attempt?.isWaitBroken) return
    attempt.isWaitBroken = false
    attempt.failure = null
  }),
  when([email.linkOpened], ({ attempt }, { data }) => {
    if (attempt?.id !== data.attempt) return
    attempt.step = 'code'
    attempt.failure = null
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
    if (draft.attempt?.step !== 'code') return
    draft.code = data
    if (data.digits > 0) draft.attempt.failure = null
  }),
  when([email.checkStarted], ({ attempt, code }, { data }) => {
    if (attempt?.id === data.attempt && isWholeCode(code)) attempt.step = 'checking'
  }),
  when([email.accepted], ({ attempt }, { data }) => {
    if (attempt?.id !== data.attempt) return
    attempt.step = 'accepted'
    attempt.isResending = false
  }),
  when([email.failed], (draft, { data: { attempt, step, failure } }) => {
    if (draft.attempt?.id !== attempt) return
    if (step === 'wallet' || draft.attempt.step === 'asking') {
      if (draft.attempt.by === 'visitor')
        draft.refusal = { ...failure, in: step === 'wallet' ? step : 'mail' }
      draft.attempt = null
      return
    }
    if (step === 'mail') draft.attempt.isResending = false
    if (step === 'link') draft.attempt.isWaitBroken = isUnreached(failure.code)
    draft.attempt.failure = { ...failure, in: step }
    if (step !== 'code') return
    draft.attempt.step = 'code'
    draft.code = noCode
  }),
  when([email.abandoned], (draft, { data }) => {
    if (draft.attempt?.id !== data.attempt) return
    draft.attempt = null
    draft.code = noCode
  }),
  when([email.pauseCounted], (draft, { at }) => {
    draft.pause = secondsToNextEmail(draft.lastAskedAt, at)
  }),
  when([email.remembered], (draft) => {
    draft.isUsed = true
  }),
  when([email.signedIn], (draft) => {
    if (draft.attempt) draft.address = draft.attempt.email
    draft.isUsed = true
    draft.lastAskedAt = null
    draft.pause = 0
    draft.attempt = null
    draft.text = ''
    draft.code = noCode
  }),
  when([social.signedIn], () => initial),
  when([email.forgotten, email.forgottenElsewhere], (draft) => {
    draft.address = null
    draft.isUsed = false
    draft.lastAskedAt = null
    draft.pause = 0
  }),
])
