import { isFreeFor } from '../../domain/flows/flow-origin.ts'
import type { SocialFlow } from '../../domain/frame/social-flow.ts'
import type { SocialProvider } from '../../domain/options/social-provider.ts'
import { email } from '../../events/frame/email.ts'
import { social } from '../../events/frame/social.ts'
import { socialSignIn } from '../../flows/social-sign-in.ts'
import { defineSlice } from '../slices/define-slice.ts'
import { flowMoves } from '../slices/flow-moves.ts'

/** The running sign-in, and the social account that is signed in to the frame, with its user name. */
export type SocialState = {
  readonly flow: SocialFlow | null
  readonly provider: SocialProvider | null
  readonly username: string | null
}

const initial: SocialState = { flow: null, provider: null, username: null }

declare module '../root.ts' {
  interface LateBranches {
    readonly social: ['frame', SocialState]
  }
}

/** Reduces the sign-in by a social account. One sign-in runs at a time. A failed one stays until it is abandoned or another one starts. */
export const socialSlice = defineSlice<SocialState>(initial, (when) => [
  when([social.recalled], (draft, { data }) => {
    draft.provider = data.provider
  }),
  when([social.usernameRecalled], (draft, { data }) => {
    draft.username = data.username
  }),
  when([social.chosen], (draft, { id, data: { provider, by } }) => {
    if (draft.flow?.step !== 'failed' && !isFreeFor(draft.flow, by)) return
    draft.flow = { id, by, provider, step: socialSignIn.first, link: null, username: null, failure: null }
  }),
  ...flowMoves<SocialState, SocialFlow>(socialSignIn, ({ flow }) => (flow ? { [flow.id]: flow } : {})),
  when([social.abandoned], (draft, { data }) => {
    if (draft.flow?.id === data.flow) draft.flow = null
  }),
  when([social.signedIn], (draft, { data: { provider, username } }) => {
    draft.flow = null
    draft.provider = provider
    draft.username = username
  }),
  when([email.accepted, email.forgotten, email.forgottenInOtherTab], (draft) => {
    draft.provider = null
    draft.username = null
  }),
])
