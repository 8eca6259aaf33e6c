import type { SocialFlow } from '../domain/frame/social-flow.ts'
import { social } from '../events/frame/social.ts'
import { defineFlow } from './define-flow.ts'

const running = ['opening', 'asking', 'consenting', 'confirming'] as const

/** A sign-in by a social account. The visitor consents in a popup and the frame confirms it. With Farcaster, the visitor consents by a link. */
export const socialSignIn = defineFlow<SocialFlow>(social.chosen, 'opening', (move) => [
  move(social.popupOpened, ['opening'], 'asking'),
  move(social.consentOffered, ['asking'], 'consenting'),
  move(social.consented, ['asking', 'consenting'], 'confirming'),
  move(social.linkReceived, ['opening'], 'consenting', ({ data: { uri } }) => ({ link: uri })),
  move(social.accepted, running, 'accepted', ({ data: { username } }) => ({ link: null, username })),
  move(social.failed, running, 'failed', ({ data: { failure, step } }) => ({
    link: null,
    failure: { ...failure, in: step },
  })),
  move(social.abandoned, [...running, 'accepted', 'failed'], 'abandoned'),
])
