import type { Failure } from '../domain/failure.ts'
import { isFreeFor } from '../domain/flow-origin.ts'
import type { FlowOrigin } from '../domain/flow-origin.ts'
import { isRedirectProvider } from '../domain/social-provider.ts'
import type { SocialProvider } from '../domain/social-provider.ts'
import { email } from '../events/email.ts'
import { social } from '../events/social.ts'
import { defineSlice } from './define-slice.ts'

/** How far a sign-in is: its popup is opened, the frame is asked where consent is given, which is waited for, confirmed and accepted. */
export type SocialStep = 'opening' | 'asking' | 'consenting' | 'confirming' | 'accepted'

/** A sign-in by a social account, the link of one with Farcaster, who it is once that is known, and why it stands still. */
export type SocialAttempt = {
  readonly id: string
  readonly by: FlowOrigin
  readonly provider: SocialProvider
  readonly step: SocialStep
  readonly link: string | null
  readonly username: string | null
  readonly failure: (Failure & { readonly in: 'popup' | 'consent' | 'link' | 'account' }) | null
}

/** The sign-in under way, and whose social account is signed in to the frame, by what name. */
export type SocialState = {
  readonly attempt: SocialAttempt | null
  readonly provider: SocialProvider | null
  readonly username: string | null
}

const initial: SocialState = { attempt: null, provider: null, username: null }

declare module './root.ts' {
  interface LateBranches {
    readonly social: ['frame', SocialState]
  }
}

/** Where signing in by a social account stands; what is answered counts only while its attempt is the current one. */
export const socialSlice = defineSlice<SocialState>(initial, (when) => [
  when([social.recalled], (draft, { data }) => {
    draft.provider = data.provider
  }),
  when([social.usernameRecalled], (draft, { data }) => {
    draft.username = data.username
  }),
  when([social.chosen], (draft, { id, data: { provider, by } }) => {
    if (!draft.attempt?.failure && !isFreeFor(draft.attempt, by)) return
    const step = isRedirectProvider(provider) ? 'opening' : 'asking'
    draft.attempt = { id, by, provider, step, link: null, username: null, failure: null }
  }),
  when([social.popupOpened], ({ attempt }, { data }) => {
    if (attempt?.id === data.attempt) attempt.step = 'asking'
  }),
  when([social.consentOffered], ({ attempt }, { data }) => {
    if (attempt?.id === data.attempt) attempt.step = 'consenting'
  }),
  when([social.consented], ({ attempt }, { data }) => {
    if (attempt?.id === data.attempt) attempt.step = 'confirming'
  }),
  when([social.linkReceived], ({ attempt }, { data }) => {
    if (attempt?.id !== data.attempt) return
    attempt.step = 'consenting'
    attempt.link = data.uri
  }),
  when([social.accepted], ({ attempt }, { data }) => {
    if (attempt?.id !== data.attempt) return
    attempt.step = 'accepted'
    attempt.link = null
    attempt.username = data.username
  }),
  when([social.failed], ({ attempt }, { data: { attempt: id, step, failure } }) => {
    if (attempt?.id !== id) return
    attempt.link = null
    attempt.failure = { ...failure, in: step }
  }),
  when([social.abandoned], (draft, { data }) => {
    if (draft.attempt?.id === data.attempt) draft.attempt = null
  }),
  when([social.signedIn], (draft, { data: { provider, username } }) => {
    draft.attempt = null
    draft.provider = provider
    draft.username = username
  }),
  when([email.accepted, email.forgotten, email.forgottenElsewhere], (draft) => {
    draft.provider = null
    draft.username = null
  }),
])
